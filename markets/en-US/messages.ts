import type { Messages } from "#markets/languages/en/site.ts";

/** Texts in which American English differs from the British bundle. */
export const overrides: Partial<Messages> = {
  "home.reviews": "What travelers say",
  "season.autumn": "Fall",
  "when.dayWrong": "Type a day from today on, with the day before the month, such as {date}",
};
