import { type IconName, iconNamed } from "#design/office/icons.tsx";
import type { FieldSchema } from "#design/office/form/field-schema.ts";
import type { BlockNeeds, CatalogueEntry } from "#features/content/pages/block-contract.ts";

type Fields = Readonly<Record<string, unknown>>;

export type CatalogueBlock = Readonly<{
  name: string;
  /** The block that it makes: its own name, but for further entries of the catalogue. */
  blockType: string;
  label: string;
  icon: IconName;
  filter: readonly string[];
  /** Other words by which it is found. */
  keywords: readonly string[];
  content: Readonly<{
    default: Fields;
    examples: readonly Readonly<{ name: string; image: string; content: Fields }>[];
  }>;
  /** What visitors need to see anything of it; null where it shows something by itself. */
  needs: BlockNeeds | null;
  /** The field with the moment at which it is over by what it holds; null for none. */
  endField: string | null;
  fields: FieldSchema;
}>;

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
