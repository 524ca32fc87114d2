import type { FieldSchema, Json } from "./field-schema.ts";

/**
 * What a field of a block is given. Nothing in it changes but what the field itself shows, so that
 * a key stroke draws one field again and not its neighbours.
 */
export type FieldProps = Readonly<{
  name: string;
  /** Relative to the block, as its errors name it: `content.items.0.title`. */
  path: string;
  schema: FieldSchema;
  value: Json | undefined;
  errorAt: (path: string) => string | undefined;
  put: (path: string, value: Json) => void;
}>;
