import { z } from "zod";

const paging = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(25),
};

/** The query of a list without words: a page of it, and the filters that are given. */
export const pageQuery = <Filters extends z.core.$ZodLooseShape>(filters: Filters) =>
  z.strictObject({ ...paging, ...filters });

/** The query of a list that is found by words. */
export const listQuery = <Filters extends z.core.$ZodLooseShape>(filters: Filters) =>
  z.strictObject({ search: z.string().max(200).default(""), ...paging, ...filters });

/** By what a list may be sorted; the first is how it stands unless asked otherwise. */
export const sortedBy = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z.enum(names).default(names[0]);

/** One page of a list, as it is answered. */
export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.strictObject({
    items: z.array(item).readonly(),
    total: z.int(),
    page: z.int(),
    pageSize: z.int(),
  });
