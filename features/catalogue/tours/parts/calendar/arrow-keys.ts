import { pressedKey } from "#platform/browser/pressed-key.ts";

const msPerDay = 86_400_000;
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};
const months: Readonly<Record<string, string>> = { PageUp: "prev", PageDown: "next" };

const dayOf = (link: Element): number =>
  Date.parse(link.querySelector("time")?.dateTime ?? "") / msPerDay;

/**
 * The link of the nearest day that has departures and is at least this many days away. Null when no
 * such day exists. Days are numbered from 1970 on.
 */
const nearestLink = (
  links: readonly HTMLElement[],
  currentDay: number,
  dayStep: number,
): HTMLElement | null => {
  const candidates = dayStep > 0 ? links : links.toReversed();
  return (
    candidates.find((link) => (dayOf(link) - currentDay - dayStep) * Math.sign(dayStep) >= 0) ??
    null
  );
};

/** Arrow keys move between days with departures, page keys between months. */
export const moveByKey = (event: KeyboardEvent): void => {
  const { currentTarget, target } = event;
  const key = pressedKey(event);
  if (!(currentTarget instanceof HTMLElement) || !(target instanceof HTMLElement)) return;
  const links = [...currentTarget.querySelectorAll<HTMLElement>(".calendar-day")];
  const focusedLink = links.find((link) => link === target);
  const [step, month] = [steps[key], months[key]];
  const first = focusedLink ? null : links[0];
  const next =
    step === undefined ? null : focusedLink ? nearestLink(links, dayOf(focusedLink), step) : first;
  const monthLink =
    month === undefined ? null : currentTarget.querySelector<HTMLElement>(`[rel=${month}]`);
  if (!next && !monthLink) return;
  event.preventDefault();
  next?.focus();
  monthLink?.focus();
  monthLink?.click();
};
