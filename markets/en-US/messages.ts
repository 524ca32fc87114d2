import type { Messages } from "#markets/languages/en/site.ts";

/** The texts in which American English differs from the British texts. */
export const overrides: Partial<Messages> = {
  "home.reviews": "What travelers say",
  "season.autumn": "Fall",
  "when.dayWrong": "Type a day from today on, with the day before the month, such as {date}",
};
