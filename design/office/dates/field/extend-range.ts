import type { Day } from "./write-date.ts";

/** Either end is empty where the range is open. */
export type DateRange = Readonly<{ from: Day; until: Day }>;

/** The first chosen day begins a range, the second ends it, and a third begins another. */
export const extendRange = ({ from, until }: DateRange, day: Day): DateRange =>
  from === "" || until !== "" || day < from ? { from: day, until: "" } : { from, until: day };
