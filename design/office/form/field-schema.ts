/**
 * The subset of JSON Schema that describes block content (from `z.toJSONSchema`), with a few
 * extensions.
 */
export type FieldSchema = Readonly<{
  type?: string;
  /** The field's label. */
  description?: string;
  help?: string;
  /** Labels by value, for choices whose value cannot be shown as a label. */
  names?: Readonly<Record<string, string>>;
  /** `textarea`, `prose` and `css` are multi-line; `short` and `link` take half a row. */
  format?: string;
  /** Takes half a row, whatever its format. */
  isHalf?: boolean;
  enum?: readonly EnumValue[];
  /** The field is shown only while a sibling field has one of these values. */
  when?: Readonly<{ field: string; is: readonly Json[] }>;
  default?: Json;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  items?: FieldSchema;
  /** How zod writes a nullable field: its schema, or `{ type: "null" }`. */
  anyOf?: readonly FieldSchema[];
  properties?: Readonly<Record<string, FieldSchema>>;
}>;

export type EnumValue = string | number;

export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json };

const emptyByType: Readonly<Record<string, Json>> = {
  string: "",
  boolean: false,
  array: [],
};

/** A valid value for a new list item. */
export const emptyValueOf = (schema: FieldSchema): Json => {
  if (schema.enum) return schema.enum[0] ?? "";
  if (schema.type === "object")
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, field]) => [name, emptyValueOf(field)]),
    );
  if (typeof schema.default === "boolean") return schema.default;
  if (schema.type === "integer" || schema.type === "number") return schema.minimum ?? 0;
  return emptyByType[schema.type ?? ""] ?? null;
};

/** Whether clearing the field sets null instead of an empty text. */
export const isNullable = ({ anyOf }: FieldSchema): boolean =>
  anyOf?.some(({ type }) => type === "null") ?? false;

export const labelOf = (name: string, schema: FieldSchema): string =>
  schema.description ??
  name.replaceAll(/([A-Z])/g, " $1").replace(/^./, (first) => first.toUpperCase());

/** `by-hand` becomes "By hand", 301 becomes "301" unless the schema names it. */
export const choiceLabel = ({ names }: FieldSchema, choice: EnumValue): string => {
  const name = names?.[choice];
  if (name !== undefined) return name;
  if (choice === "") return "Any";
  if (typeof choice === "number") return String(choice);
  return choice.replaceAll("-", " ").replace(/^./, (first) => first.toUpperCase());
};

/** The value that a choice of the form stands for; the browser's own fields know only texts. */
export const enumValueOf = ({ enum: values }: FieldSchema, text: string): EnumValue =>
  values?.find((value) => String(value) === text) ?? text;

/** @param path the form's or group's own path; empty for the form of a whole record */
export const pathWithin = (path: string, name: string): string =>
  path === "" ? name : `${path}.${name}`;

/** The id of a field's element, to focus it from an error. */
export const fieldId = (path: string): string => `field-${path}`;

export const isFieldShown = (
  { when }: FieldSchema,
  siblings: Readonly<Record<string, Json>>,
): boolean => when === undefined || when.is.includes(siblings[when.field] ?? null);
