import { z } from "zod";

/** What a block is, for the server, the editor and the visitor: declared once in the block's folder. */
export type BlockSchema<Content extends z.ZodType = z.ZodType> = Readonly<{
  name: string;
  label: string;
  /** Page types that may hold it; `*` is every page. */
  filter: readonly string[];
  content: Content;
  start: z.input<Content>;
  /** The instant (ISO) from which the block is over by what it holds; null while it has no end. */
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

/** A block as the editor is told of it: the source's catalogue entry, and the fields of its form. */
export type CatalogueEntry = z.infer<typeof catalogueEntrySchema>;

export const blockCatalogueSchema = z.array(catalogueEntrySchema).readonly();
