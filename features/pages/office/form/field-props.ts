import type { FieldSchema, Json } from "./field-schema.ts";

/**
 * All of these stay the same objects until this field changes, so that a key stroke renders one
 * field and not its neighbours.
 */
export type FieldProps = Readonly<{
  name: string;
  /** Relative to the block, as in its errors: `content.items.0.title`. */
  path: string;
  schema: FieldSchema;
  value: Json | undefined;
  errorAt: (path: string) => string | undefined;
  put: (path: string, value: Json) => void;
}>;
