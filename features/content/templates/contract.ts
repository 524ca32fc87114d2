import { z } from "zod";
import { keyText } from "#platform/texts/text-schema.ts";

const blockTypes = z.array(keyText().min(1).max(64)).max(200);

/** What a template says of the blocks of pages that are made of it. */
export const structureSchema = z
  .strictObject({
    fixed: blockTypes.describe("Each page holds these blocks, in this order."),
    forbidden: blockTypes.describe("No page gets one of these."),
    allowed: blockTypes
      .nullable()
      .describe("The others that a page may hold; null for all that are not forbidden."),
  })
  .refine(
    ({ fixed, forbidden, allowed }) => {
      const named = [...fixed, ...forbidden, ...(allowed ?? [])];
      return new Set(named).size === named.length;
    },
    { path: ["fixed"], message: "A block is fixed, allowed or forbidden, and stands here once." },
  )
  .meta({ examples: [{ fixed: [], forbidden: ["wr-video"], allowed: null }] });

export type Structure = Readonly<z.infer<typeof structureSchema>>;

export const openStructure: Structure = { fixed: [], forbidden: [], allowed: null };

export const templateStructureSchema = structureSchema.safeExtend({
  id: z.uuid().describe("The template's, which is a page that no visitor meets."),
  name: z.string(),
  blockTypes: z.array(z.string()).readonly().describe("Of its own blocks, in their order."),
  used: z.int().describe("How many pages are made of it."),
});

const templateBlockSchema = z.strictObject({
  id: z.string(),
  blockType: z.string(),
  label: z.string().describe("What staff call the type."),
  enabled: z.boolean(),
});

/** A template, or a list of blocks, as lists and pickers show it. */
export const templateSummarySchema = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  blocks: z.array(templateBlockSchema).readonly().describe("In their order."),
  used: z.int().describe("How many pages are made of it."),
  structure: structureSchema.describe("What it says of the pages that are made of it."),
  author: z.string().nullable().describe("Who saved it last; null where nobody knows."),
  isMine: z.boolean().describe("Whether the caller made it."),
  updatedAt: z.iso.datetime(),
});

export type TemplateSummary = Readonly<z.infer<typeof templateSummarySchema>>;
export type TemplateStructure = Readonly<z.infer<typeof templateStructureSchema>>;
