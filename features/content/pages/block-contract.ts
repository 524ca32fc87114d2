import { z } from "zod";

const blockNeedsSchema = z.strictObject({
  anyOf: z.array(z.string()).min(1).readonly(),
  when: z
    .strictObject({ field: z.string(), is: z.array(z.string()).readonly() })
    .optional()
    .describe("The only choices with which it needs them; without it, always."),
  message: z.string().describe("What to do."),
});

export type BlockNeeds = Readonly<z.infer<typeof blockNeedsSchema>>;

/**
 * Describes one type of block. Each block's folder declares its schema once, for server, editor and
 * site.
 */
export type BlockSchema<Content extends z.ZodType = z.ZodType> = Readonly<{
  name: string;
  label: string;
  /** The name of the staff app's icon for it. */
  icon: string;
  /** Page types that may contain the block; `*` for every page. */
  filter: readonly string[];
  /** Other words by which staff look for it, in English and in the languages they work in. */
  keywords?: readonly string[];
  content: Content;
  /**
   * The fields of which one has to hold something, or visitors see nothing of the block; `*` is any
   * item of a list. Without it the block shows something by itself.
   */
  needs?: BlockNeeds;
  start: z.input<Content>;
  /** The field with the instant at which the content is over; null or empty in it means never. */
  endField?: string;
  examples: readonly Readonly<{ name: string; image: string; content: z.input<Content> }>[];
}>;

const catalogueEntrySchema = z.strictObject({
  name: z.string(),
  blockType: z.string().describe("The block that it makes; its own name but for further entries."),
  label: z.string(),
  icon: z.string().describe("The name of the staff app's icon for it."),
  filter: z.array(z.string()).readonly().describe("Page types that may hold it; * is every page."),
  keywords: z.array(z.string()).readonly().describe("Other words by which it is found."),
  content: z.strictObject({
    default: z.unknown(),
    examples: z
      .array(z.strictObject({ name: z.string(), image: z.string(), content: z.unknown() }))
      .readonly(),
  }),
  needs: blockNeedsSchema
    .nullable()
    .describe("The fields of which one has to hold something, or visitors see nothing of it."),
  endField: z
    .string()
    .nullable()
    .describe("The field with the moment at which it is over by what it holds; null for none."),
  fields: z.looseObject({}).describe("The JSON schema of its content."),
});

/** The specification's catalogue entry of a block, with the fields of its form. */
export type CatalogueEntry = z.infer<typeof catalogueEntrySchema>;

export const blockCatalogueSchema = z.array(catalogueEntrySchema).readonly();
