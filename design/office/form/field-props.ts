import type { FieldSchema, Json } from "./field-schema.ts";

/**
 * Each prop stays the same object until this field changes, so that a key stroke renders only one
 * field and not the other fields.
 */
export type FieldProps = Readonly<{
  name: string;
  /** The field's path in its block, as in the block's errors: `content.items.0.title`. */
  path: string;
  schema: FieldSchema;
  value: Json | undefined;
  errorAt: (path: string) => string | undefined;
  put: (path: string, value: Json) => void;
}>;
