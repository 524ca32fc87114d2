import { type Day, isDay } from "#markets/days.ts";

const inFull = /^\s*(\d{1,2})\D{0,3}(\d{1,2})\D{0,3}(\d{4})\s*$/;
/** Only with signs between: without them it cannot be said where the month ends. */
const inShort = /^\s*(\d{1,2})\D{1,3}(\d{1,2})\D{1,3}(\d{2})\.?\s*$/;

/**
 * The day that somebody typed, `24/5/2027` or `24/5/27` with any sign between, or eight digits; null
 * for anything else. A year of two digits is of this century.
 */
export const typedDay = (text: string): Day | null => {
  const [, date = "", month = "", year = ""] = inFull.exec(text) ?? inShort.exec(text) ?? [];
  const day = `${year.padStart(4, "20")}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
  return isDay(day) ? day : null;
};
