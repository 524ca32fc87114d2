import type { Completion, CompletionContext, CompletionResult } from "@codemirror/autocomplete";
import { emptyValueOf, type FieldSchema, type Json } from "../form/field-schema.ts";
import { schemaAt, type CursorPath, cursorPathAt } from "./cursor-path.ts";

const stringify = (value: Json): string => JSON.stringify(value);

const describeType = ({ enum: choices, type, maxLength }: FieldSchema): string => {
  if (choices) return choices.length > 3 ? `one of ${choices.length}` : choices.join(", ");
  return maxLength === undefined ? (type ?? "") : `${type}, up to ${maxLength}`;
};

/** What a key is for, where it does not say so itself. */
const describeKey = (key: string, { description = "", help = "" }: FieldSchema): string =>
  [description === key ? "" : description, help].filter(Boolean).join(". ");

const keyCompletions = (schema: FieldSchema, spot: CursorPath, hasColon: boolean): Completion[] =>
  Object.entries(schema.properties ?? {})
    .filter(([key]) => !spot.keys.includes(key) || hasColon)
    .map(([key, field]) => ({
      label: `"${key}"`,
      detail: describeType(field),
      ...(describeKey(key, field) && { info: describeKey(key, field) }),
      type: "property",
      apply: hasColon
        ? stringify(key)
        : `${stringify(key)}: ${stringify(field.default ?? emptyValueOf(field))}`,
    }));

const valueCompletions = (schema: FieldSchema): Completion[] => {
  const values: Json[] = [
    ...(schema.default === undefined ? [] : [schema.default]),
    ...(schema.enum ?? []),
    ...(schema.type === "boolean" ? [true, false] : []),
  ];
  const isOnlyShape = values.length === 0 && (schema.type === "object" || schema.type === "array");
  return [
    ...new Set([...values, ...(isOnlyShape ? [emptyValueOf(schema)] : [])].map(stringify)),
  ].map((label) => ({
    label,
    type: "constant",
    ...(label === stringify(schema.default ?? null) && { detail: "as it begins" }),
  }));
};

/** Offers the keys that an object may still take and the values that a key may have. */
export const completeFromSchema =
  (schema: FieldSchema) =>
  (context: CompletionContext): CompletionResult | null => {
    const typed = context.matchBefore(/"?[\w.-]*/);
    const spot = cursorPathAt(context.state, context.pos, typed?.from ?? context.pos);
    if (!spot || (!context.explicit && typed?.text === "")) return null;
    const at = schemaAt(schema, spot);
    if (!at) return null;
    const { length } = context.state.doc;
    const behind = context.state.sliceDoc(spot.to, Math.min(spot.to + 20, length));
    const hasColon = /^\s*:/.test(behind);
    const options = spot.kind === "key" ? keyCompletions(at, spot, hasColon) : valueCompletions(at);
    return options.length === 0 ? null : { from: spot.from, to: spot.to, options };
  };
