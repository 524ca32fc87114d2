import { z } from "zod";

export const recordVersionSchema = z.strictObject({
  version: z.int(),
  savedAt: z.iso.datetime(),
  author: z
    .string()
    .nullable()
    .describe("The name or e-mail of who saved it; null where nobody knows any more."),
  summary: z.string().describe("What it changed, in one line."),
});

export type RecordVersion = Readonly<z.infer<typeof recordVersionSchema>>;

/** What staff wrote; older versions may have other fields than today's. */
export const versionContentSchema = z.record(z.string(), z.unknown());

export const storedRecordVersionSchema = recordVersionSchema.extend({
  content: versionContentSchema,
});
