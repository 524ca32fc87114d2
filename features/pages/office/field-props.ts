import type { FieldSchema, Json } from "./field-schema.ts";

/** What a field of a block is given. */
export type FieldProps = Readonly<{
  name: string;
  /** As errors name it: `blocks.3.content.title`. */
  path: string;
  schema: FieldSchema;
  value: Json | undefined;
  errorAt: (path: string) => string | undefined;
  onChange: (value: Json) => void;
}>;
