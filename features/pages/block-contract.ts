import { z } from "zod";

/**
 * Describes one type of block. Each block's folder declares its schema once, for server, editor and
 * site.
 */
export type BlockSchema<Content extends z.ZodType = z.ZodType> = Readonly<{
  name: string;
  label: string;
  /** Page types that may contain the block; `*` for every page. */
  filter: readonly string[];
  content: Content;
  start: z.input<Content>;
  /**
   * The ISO instant at which the block's content expires; null for content that does not expire.
   */
  endsAt?(content: z.output<Content>): string | null;
  examples: readonly Readonly<{ name: string; image: string; content: z.input<Content> }>[];
}>;

const catalogueEntrySchema = z.strictObject({
  name: z.string(),
  label: z.string(),
  filter: z.array(z.string()).readonly().describe("Page types that may hold it; * is every page."),
  content: z.strictObject({
    default: z.unknown(),
    examples: z
      .array(z.strictObject({ name: z.string(), image: z.string(), content: z.unknown() }))
      .readonly(),
  }),
  fields: z.looseObject({}).describe("The JSON schema of its content."),
});

/** The specification's catalogue entry of a block, with the fields of its form. */
export type CatalogueEntry = z.infer<typeof catalogueEntrySchema>;

export const blockCatalogueSchema = z.array(catalogueEntrySchema).readonly();
