import { iconNamed } from "#design/office/icons.tsx";
import type { FieldSchema } from "#design/office/form/field-schema.ts";
import type { CatalogueEntry } from "#features/content/pages/block-contract.ts";
import type { CatalogueBlock } from "./page-api.ts";

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The server writes it by `z.toJSONSchema`, of which the form reads a part. */
const isSchema = (fields: Fields): fields is FieldSchema => typeof fields["type"] === "string";

const contentOf = (content: unknown): Fields => (isFields(content) ? content : {});

/** A block as the server lists it, with what the form needs to know of its content. */
export const toCatalogueBlock = (entry: CatalogueEntry): CatalogueBlock => ({
  ...entry,
  icon: iconNamed(entry.icon),
  content: {
    default: contentOf(entry.content.default),
    examples: entry.content.examples.map((example) => ({
      ...example,
      content: contentOf(example.content),
    })),
  },
  fields: isSchema(entry.fields) ? entry.fields : {},
});
