import { z } from "zod";

/**
 * A day with which one can reckon: the database knows no year 0, and days around the year 9999 have
 * neighbours of five digits.
 */
export const daySchema = z.iso
  .date({ abort: true })
  .refine((day) => day >= "1900" && day < "2101", "Write a day between 1900 and 2100.");

/**
 * A moment with which one can reckon. What is planned for later than 2100 was meant for another
 * year, and is a moment of that year everywhere, since it is answered in UTC.
 */
export const momentSchema = z.iso
  .datetime({
    offset: true,
    abort: true,
    error: "Give a moment such as 2026-12-01T09:00:00Z.",
  })
  .refine((moment) => {
    const at = Date.parse(moment);
    return at >= Date.UTC(1900, 0) && at < Date.UTC(2101, 0);
  }, "Write a year between 1900 and 2100.");
