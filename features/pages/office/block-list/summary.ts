import type { Block } from "#features/pages/contract.ts";
import { choiceLabel, type FieldSchema } from "../form/field-schema.ts";
import { pickKinds, pickFormat } from "../pickers/picker-kinds.ts";

const maxLength = 60; // characters

type Field = readonly [schema: FieldSchema, value: unknown];

const textFormats = new Set([undefined, "textarea", "short"]);

const isText = ([{ format, enum: choices, anyOf }, value]: Field): boolean =>
  typeof value === "string" &&
  value !== "" &&
  choices === undefined &&
  anyOf === undefined &&
  textFormats.has(format);

const describeField = ([schema, value]: Field, name: string): string => {
  if (Array.isArray(value) && value.length > 0)
    return `${value.length} ${(schema.description ?? name).toLowerCase()}`;
  if (typeof value !== "string" || value === "" || schema.format === "css") return "";
  const picked = pickFormat(schema);
  return picked?.by === "id" ? pickKinds[picked.kind].one : choiceLabel(schema, value);
};

/**
 * The first words of a block, so that two of a kind can be told apart: its first text, else how many
 * things it lists, else its first choice.
 * @param fields the schema of the block's content, in whose order its fields stand
 */
export const summarize = ({ content }: Block, fields: FieldSchema | undefined): string => {
  const known = Object.entries(fields?.properties ?? {}).map(
    ([name, schema]) => [name, [schema, content[name]]] as const,
  );
  const text = known.find(([, field]) => isText(field))?.[1][1];
  if (typeof text === "string") return text.slice(0, maxLength);
  const lists = known.filter(([, [{ type }]]) => type === "array");
  for (const [name, field] of [...lists, ...known]) {
    const words = describeField(field, name);
    if (words) return words.slice(0, maxLength);
  }
  return "";
};
