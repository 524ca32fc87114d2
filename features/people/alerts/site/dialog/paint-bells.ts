import type { getAlerts } from "#features/people/alerts/calls.ts";
import type { AlertList } from "#features/people/alerts/contract.ts";
import { loadSheet } from "#design/live/load-sheet.ts";

// The type holds the path to the declaration, of which nothing is loaded.
const listPath: (typeof getAlerts)["path"] = "/alerts";

const bells = (): HTMLButtonElement[] => [
  ...document.querySelectorAll<HTMLButtonElement>("button[name=about]"),
];

const words = (): Readonly<Record<string, string | undefined>> =>
  document.querySelector<HTMLElement>("#save")?.dataset ?? {};

const setLabel = (bell: HTMLButtonElement, isOn: boolean): void => {
  const text = bell.lastChild;
  if (!(text instanceof Text)) return;
  bell.dataset["off"] ??= text.data;
  const before = text.data;
  text.data = isOn ? (words()["alertOn"] ?? text.data) : bell.dataset["off"];
  bell.ariaLabel = (bell.ariaLabel ?? "").replace(before, text.data);
};

const paint = (bell: HTMLButtonElement, isOn: boolean): void => {
  setLabel(bell, isOn);
  bell.classList.toggle("bell-on", isOn);
};

/** Of a travel, the months that a bell begins with are not part of what it is about. */
const subjectOf = (about: string): string => about.split(".").slice(0, 2).join(".");

/** Shows on all bells of a thing whether its alert is on. */
export const paintBell = (about: string, isOn: boolean): void => {
  void loadSheet("alerts");
  for (const bell of bells()) if (subjectOf(bell.value) === subjectOf(about)) paint(bell, isOn);
};

/** Shows on the page which alerts of who is signed in are on; a page without bells asks nothing. */
export const paintBells = async (): Promise<void> => {
  if (bells().length === 0) return;
  const answer = await fetch((words()["api"] ?? "") + listPath);
  if (!answer.ok) return;
  const { items }: AlertList = await answer.json();
  for (const alert of items)
    paintBell(alert.kind === "tour" ? `tour.${alert.tourId}` : `travel.${alert.travelId}`, true);
};
