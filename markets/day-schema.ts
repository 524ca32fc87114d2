import { z } from "zod";

/**
 * A day with which one can reckon: the database knows no year 0, and days around the year 9999 have
 * neighbours of five digits.
 */
export const daySchema = z.iso
  .date({ abort: true })
  .refine((day) => day >= "1900" && day < "2200", "Write a day between 1900 and 2199.");
