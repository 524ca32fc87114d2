import { z } from "zod";
import { pageInputSchema } from "../contract.ts";

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

export const storedVersionSchema = pageVersionSchema.extend({ content: pageInputSchema });

export type StoredVersion = Readonly<z.infer<typeof storedVersionSchema>>;
