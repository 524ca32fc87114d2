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

/** The link of the nearest day with departures that lies so many days away or farther; null past the last. */
const linkAt = (links: readonly HTMLElement[], from: number, step: number): HTMLElement | null => {
  const ahead = step > 0 ? links : links.toReversed();
  return ahead.find((link) => (dayOf(link) - from - step) * Math.sign(step) >= 0) ?? null;
};

/** Arrows move between the days of a calendar that have departures, page keys between its months. */
export const moveByKey = (event: KeyboardEvent): void => {
  const { currentTarget, target, key } = event;
  if (!(currentTarget instanceof HTMLElement) || !(target instanceof HTMLElement)) return;
  const links = [...currentTarget.querySelectorAll<HTMLElement>(".calendar-day")];
  const from = links.find((link) => link === target);
  const [step, month] = [steps[key], months[key]];
  const first = from ? null : links[0];
  const next = step === undefined ? null : from ? linkAt(links, dayOf(from), step) : first;
  const way =
    month === undefined ? null : currentTarget.querySelector<HTMLElement>(`[rel=${month}]`);
  if (!next && !way) return;
  event.preventDefault();
  next?.focus();
  way?.focus();
  way?.click();
};
