import { type Day, isDay } from "#markets/days.ts";

/** The day that somebody typed, `24/5/2027` with any sign between, or eight digits; null for anything else. */
export const typedDay = (text: string): Day | null => {
  const [, date = "", month = "", year = ""] =
    /^\s*(\d{1,2})\D{0,3}(\d{1,2})\D{0,3}(\d{4})\s*$/.exec(text) ?? [];
  const day = `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
  return isDay(day) ? day : null;
};
