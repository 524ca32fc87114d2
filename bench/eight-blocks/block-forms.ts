import { z } from "zod";
import { blockSchemas, type BlockName } from "#blocks/schemas.ts";
import type { FieldSchema } from "#design/office/form/field-schema.ts";

type Kind = "text" | "textarea" | "prose" | "date" | "picture" | "coordinator" | "choice" | "list";

/** A field of a block in words that each compared editor can be configured from. */
export type FormField = Readonly<{
  name: string;
  label: string;
  kind: Kind;
  /** Values of a choice. */
  options: readonly string[];
  /** Fields of a list's items. */
  fields: readonly FormField[];
}>;

export type BlockForm = Readonly<{
  blockType: BlockName;
  label: string;
  /** The block's name in our picker, with the words that it begins with. */
  variant: string;
  fields: readonly FormField[];
  /** The words that a new block begins with in every editor. */
  words: Readonly<Record<string, unknown>>;
}>;

const kindByFormat: Readonly<Record<string, Kind>> = {
  textarea: "textarea",
  prose: "prose",
  css: "textarea",
  media: "picture",
  coordinator: "coordinator",
  "date-time": "date",
};

const kindOf = ({ type, format, enum: values, anyOf }: FieldSchema): Kind => {
  if (type === "array") return "list";
  if (values) return "choice";
  return kindByFormat[format ?? anyOf?.[0]?.format ?? ""] ?? "text";
};

const fieldsOf = ({ properties = {} }: FieldSchema): readonly FormField[] =>
  Object.entries(properties).map(([name, schema]) => ({
    name,
    label: schema.description ?? name,
    kind: kindOf(schema),
    options: (schema.enum ?? []).map(String),
    fields: fieldsOf(schema.items ?? {}),
  }));

const chosen: readonly (readonly [blockType: BlockName, example: string])[] = [
  ["wr-hero", "words alone"],
  ["wr-text", "Story"],
  ["wr-cards", "two"],
  ["wr-columns", "three texts"],
  ["wr-quote", "coordinator"],
  ["wr-faq", "before booking"],
  ["wr-promo", "words alone"],
  ["wr-call-to-action", "light"],
];

/** The eight blocks of the page that is written in every editor, in the page's order. */
export const blockForms: readonly BlockForm[] = chosen.map(([blockType, example]) => {
  const { label, content, examples } = blockSchemas[blockType];
  const words = examples.find(({ name }) => name === example)?.content;
  if (!words) throw new Error(`${blockType} has no example "${example}".`);
  const schema = z.toJSONSchema(content, { io: "input" }) as FieldSchema;
  return {
    blockType,
    label,
    variant: `${label}, ${example}`,
    fields: fieldsOf(schema),
    words: { ...words },
  };
});
