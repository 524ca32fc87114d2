/** The part of JSON Schema that blocks are described with (`z.toJSONSchema` of their content). */
export type FieldSchema = Readonly<{
  type?: string;
  /** The label. */
  description?: string;
  /** What is said below the field, where its label does not say all. */
  help?: string;
  /** What choices are called that are not called as they are written. */
  names?: Readonly<Record<string, string>>;
  /** `textarea` and `css` are long texts; two of `short` and `link` stand side by side. */
  format?: string;
  enum?: readonly string[];
  /** The field is asked for only while another of the same object holds one of these. */
  when?: Readonly<{ field: string; is: readonly Json[] }>;
  default?: Json;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  items?: FieldSchema;
  /** How zod writes what may be null: its schema, or `{ type: "null" }`. */
  anyOf?: readonly FieldSchema[];
  properties?: Readonly<Record<string, FieldSchema>>;
}>;

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

/** What a new item of a list begins with. */
export const emptyValueOf = (schema: FieldSchema): Json => {
  if (schema.enum) return schema.enum[0] ?? "";
  if (schema.type === "object")
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, field]) => [name, emptyValueOf(field)]),
    );
  if (schema.type === "integer" || schema.type === "number") return schema.minimum ?? 0;
  return emptyByType[schema.type ?? ""] ?? null;
};

/** Whether nothing is said as null: an emptied field of such a kind holds null, not an empty text. */
export const isNullable = ({ anyOf }: FieldSchema): boolean =>
  anyOf?.some(({ type }) => type === "null") ?? false;

export const labelOf = (name: string, schema: FieldSchema): string =>
  schema.description ??
  name.replaceAll(/([A-Z])/g, " $1").replace(/^./, (first) => first.toUpperCase());

/** What a choice is called: `by-hand` is "By hand" unless the schema says otherwise. */
export const choiceLabel = ({ names }: FieldSchema, choice: string): string =>
  names?.[choice] ??
  (choice === ""
    ? "Any"
    : choice.replaceAll("-", " ").replace(/^./, (first) => first.toUpperCase()));

/** The element that an error's path leads to. */
export const fieldId = (path: string): string => `field-${path}`;

/** Whether a field is asked for, as the fields beside it stand. */
export const isFieldShown = (
  { when }: FieldSchema,
  siblings: Readonly<Record<string, Json>>,
): boolean => when === undefined || when.is.includes(siblings[when.field] ?? null);
