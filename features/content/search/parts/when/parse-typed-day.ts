import { type Day, isDay } from "#markets/days.ts";

const fullPattern = /^\s*(\d{1,2})\D{0,3}(\d{1,2})\D{0,3}(\d{4})\s*$/;
/** A day with a two-digit year needs separators, because `11127` could mean two days. */
const shortPattern = /^\s*(\d{1,2})\D{1,3}(\d{1,2})\D{1,3}(\d{2})\.?\s*$/;

/**
 * Reads `24/5/2027` or `24/5/27` with any separators, or eight digits; null for anything else. A
 * two-digit year is of this century.
 */
export const parseTypedDay = (text: string): Day | null => {
  const [, date = "", month = "", year = ""] =
    fullPattern.exec(text) ?? shortPattern.exec(text) ?? [];
  const day = `${year.padStart(4, "20")}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
  return isDay(day) ? day : null;
};
