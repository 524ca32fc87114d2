import { z } from "zod";

const paging = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(25),
};

/** A yes or no in a query, written `true` or `false` (`1`, `0`, `yes` and `no` are read too). */
export const queryFlag = (description: string) =>
  z.stringbool().meta({ type: "boolean", description });

/** A filter by a yes or no; null where it is not asked for. */
export const queryFilter = (description: string) =>
  queryFlag(description)
    .optional()
    .transform((value) => value ?? null);

/** The query of a list without search: paging and filters. */
export const pageQuery = <Filters extends z.core.$ZodLooseShape>(filters: Filters) =>
  z.strictObject({ ...paging, ...filters });

/** The query of a list with search: words, paging and filters. */
export const listQuery = <Filters extends z.core.$ZodLooseShape>(filters: Filters) =>
  z.strictObject({ search: z.string().max(200).default(""), ...paging, ...filters });

/** One or several words of a query, separated by commas; null for any. */
export const severalOf = <const Word extends string>(words: readonly Word[]) =>
  z
    .string()
    .max(100)
    .describe("One or several, separated by commas.")
    .transform((text) => text.split(","))
    .pipe(z.array(z.enum(words)))
    .nullable()
    .default(null);

/** The names a list may be sorted by; the first is the default. */
export const sortedBy = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z.enum(names).default(names[0]);

export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.strictObject({
    items: z.array(item).readonly(),
    total: z.int(),
    page: z.int(),
    pageSize: z.int(),
  });
