import { z } from "zod";

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
