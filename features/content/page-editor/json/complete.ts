import type { Completion, CompletionContext, CompletionResult } from "@codemirror/autocomplete";
import { emptyValueOf, type FieldSchema, type Json } from "#design/office/form/field-schema.ts";
import { schemaAt, type CursorPath, cursorPathAt } from "./cursor-path.ts";

const stringify = (value: Json): string => JSON.stringify(value);

const describeType = ({ enum: choices, type, maxLength }: FieldSchema): string => {
  if (choices) return choices.length > 3 ? `one of ${choices.length}` : choices.join(", ");
  return maxLength === undefined ? (type ?? "") : `${type}, up to ${maxLength}`;
};

/** The field's label and help, unless they repeat the key. */
const describeKey = (key: string, { description = "", help = "" }: FieldSchema): string =>
  [description === key ? "" : description, help].filter(Boolean).join(". ");

const keyCompletions = (schema: FieldSchema, cursor: CursorPath, hasColon: boolean): Completion[] =>
  Object.entries(schema.properties ?? {})
    .filter(([key]) => !cursor.keys.includes(key) || hasColon)
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
  const isContainer = values.length === 0 && (schema.type === "object" || schema.type === "array");
  return [
    ...new Set([...values, ...(isContainer ? [emptyValueOf(schema)] : [])].map(stringify)),
  ].map((label) => ({
    label,
    type: "constant",
    ...(label === stringify(schema.default ?? null) && { detail: "as it begins" }),
  }));
};

/** A CodeMirror completion source: missing keys of an object, and allowed values of a key. */
export const completeFromSchema =
  (schema: FieldSchema) =>
  (context: CompletionContext): CompletionResult | null => {
    const typed = context.matchBefore(/"?[\w.-]*/);
    const cursor = cursorPathAt(context.state, context.pos, typed?.from ?? context.pos);
    if (!cursor || (!context.explicit && typed?.text === "")) return null;
    const fieldSchema = schemaAt(schema, cursor);
    if (!fieldSchema) return null;
    const { length } = context.state.doc;
    const following = context.state.sliceDoc(cursor.to, Math.min(cursor.to + 20, length));
    const hasColon = /^\s*:/.test(following);
    const options =
      cursor.kind === "key"
        ? keyCompletions(fieldSchema, cursor, hasColon)
        : valueCompletions(fieldSchema);
    return options.length === 0 ? null : { from: cursor.from, to: cursor.to, options };
  };
