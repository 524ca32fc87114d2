import type { Block } from "#features/content/pages/contract.ts";
import { choiceLabel, type FieldSchema } from "#design/office/form/field-schema.ts";
import { pickKinds, pickFormat } from "#features/records/choices/pickers/picker-kinds.ts";
import { counted } from "#platform/counted.ts";

const maxLength = 60; // characters

type Field = readonly [schema: FieldSchema, value: unknown];

const textFormats = new Set([undefined, "textarea", "prose", "short"]);

/** Values that say nothing of a block to people. */
const wordless = new Set<string | undefined>(["css", "link", "url", "date-time"]);

const isText = ([{ format, enum: choices, anyOf }, value]: Field): boolean =>
  typeof value === "string" &&
  value !== "" &&
  choices === undefined &&
  anyOf === undefined &&
  textFormats.has(format);

const marks = /^ *(?:#{2,3}|-|\d+\.) |\*+|\]\([^)]*\)|[[\\]/gm;
/** Near enough for a line of the list, without the whole parser. */
const withoutMarks = (text: string): string => text.slice(0, 300).replaceAll(marks, "");

/** Labels of lists are plain English plurals: questions, places, entries. */
const singularOf = (many: string): string => many.replace(/ies$/, "y").replace(/s$/, "");

const describeField = ([schema, value]: Field, name: string): string => {
  if (Array.isArray(value) && value.length > 0) {
    const many = (schema.description ?? name).toLowerCase();
    return counted(value.length, singularOf(many), many);
  }
  if (typeof value !== "string" || value === "" || wordless.has(schema.format)) return "";
  const reference = pickFormat(schema);
  return reference?.by === "id" ? pickKinds[reference.kind].singular : choiceLabel(schema, value);
};

/**
 * A short text to distinguish blocks of one type: the first text, else the number of list items,
 * else the first choice.
 * @param fields the schema of the block's content; its order decides which field is first
 */
export const summarize = ({ content }: Block, fields: FieldSchema | undefined): string => {
  const fieldEntries = Object.entries(fields?.properties ?? {}).map(
    ([name, schema]) => [name, [schema, content[name]]] as const,
  );
  const [schema, text] = fieldEntries.find(([, field]) => isText(field))?.[1] ?? [];
  if (typeof text === "string")
    return (schema?.format === "prose" ? withoutMarks(text) : text).slice(0, maxLength);
  const lists = fieldEntries.filter(([, [{ type }]]) => type === "array");
  for (const [name, field] of [...lists, ...fieldEntries]) {
    const summary = describeField(field, name);
    if (summary) return summary.slice(0, maxLength);
  }
  return "";
};
