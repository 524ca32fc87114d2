import { z } from "zod";
import { pageInputSchema } from "./contract.ts";

/** One saved version of a page, as the list of versions shows it. */
export const pageVersionSchema = z.strictObject({
  version: z.int(),
  savedAt: z.iso.datetime(),
  author: z
    .string()
    .nullable()
    .describe("The e-mail of who saved it; null where nobody knows any more."),
  blockCount: z.int(),
  isPublished: z.boolean(),
  summary: z.string().describe("What it changed, in one line."),
});

export type PageVersion = Readonly<z.infer<typeof pageVersionSchema>>;

export type PageVersionList = Readonly<{
  items: readonly PageVersion[];
  total: number;
  page: number;
  pageSize: number;
}>;

/** A version with the page as it was. */
export const storedVersionSchema = pageVersionSchema.extend({ content: pageInputSchema });

export type StoredVersion = Readonly<z.infer<typeof storedVersionSchema>>;
