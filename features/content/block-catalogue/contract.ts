import { z } from "zod";
import { filledLine, keyText } from "#platform/texts/text-schema.ts";

/** The kinds of page that a block may stand on; `*` is every page. */
export const blockFilters = ["*", "travel", "travel-custom", "index", "destination"] as const;
export type BlockFilter = (typeof blockFilters)[number];

export const entryName = z
  .string()
  .max(64)
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, "Use a-z, 0-9 and -.");

const contentSchema = z.record(z.string(), z.unknown());

/** A catalogue entry as administrators write it. The fields of a block stay code. */
export const blockEntryInputSchema = z.strictObject({
  blockType: keyText().max(64).describe("The block that it makes; it never changes."),
  label: filledLine().trim().max(80),
  filter: z
    .array(z.enum(blockFilters))
    .min(1, "Choose the pages that it is for.")
    .max(blockFilters.length),
  default: contentSchema.describe("The content with which the block begins."),
  examples: z
    .array(
      z.strictObject({
        name: filledLine().trim().max(80),
        image: z
          .string()
          .max(80)
          .regex(/^[a-z0-9-]*$/, "Use a-z, 0-9 and -."),
        content: contentSchema,
      }),
    )
    .max(30),
});

export const newBlockEntrySchema = blockEntryInputSchema.extend({ name: entryName }).meta({
  examples: [
    {
      name: "large-space",
      blockType: "wr-space",
      label: "Large space",
      filter: ["*"],
      default: { spaceSize: "large" },
      examples: [],
    },
  ],
});

/** An entry that is stored keeps its name, which may be sent with it. */
export const savedBlockEntrySchema = blockEntryInputSchema
  .extend({ name: entryName.optional() })
  .meta({
    examples: [
      {
        blockType: "wr-space",
        label: "Room",
        filter: ["*"],
        default: { spaceSize: "default" },
        examples: [],
      },
    ],
  });

/** `code`: as it was compiled; `changed`: a block's own; `further`: made of an existing block. */
export const entrySources = ["code", "changed", "further"] as const;

export const blockEntrySchema = newBlockEntrySchema.extend({
  id: entryName.describe("Its name."),
  source: z.enum(entrySources),
});

export type BlockEntryInput = Readonly<z.infer<typeof blockEntryInputSchema>>;
export type SavedBlockEntry = Readonly<z.infer<typeof savedBlockEntrySchema>>;
export type NewBlockEntry = Readonly<z.infer<typeof newBlockEntrySchema>>;
export type BlockEntry = Readonly<z.infer<typeof blockEntrySchema>>;
