import { z } from "zod";

/** Digits only: `Number` would also accept `0x1F`, ` 3 ` and `3e3`. */
export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/, { error: `is no whole number from ${min} to ${max}` })
    .transform(Number)
    .refine((number) => number >= min && number <= max, {
      error: `is no whole number from ${min} to ${max}`,
    });

export const oneOf = (allowed: readonly string[]) =>
  z
    .string()
    .refine((value) => allowed.includes(value), { error: `is none of ${allowed.join(", ")}` });

/** @param what it is the address of, such as `a web page` */
export const webAddress = (what: string) =>
  z
    .url({ protocol: /^https?$/, error: `is no address of ${what}` })
    .nullable()
    .default(null);
