import { z } from "zod";
import { isPlainObject } from "./changes.ts";

/**
 * A stored value by the schema of what is written. A rule may be younger than the value, which then
 * is taken as it is: it was checked by the rules of its time, and nobody could mend what cannot be
 * read. Of a record only the schema's fields are taken.
 */
export const readStored = <Output>(schema: z.ZodType<Output>, stored: unknown): Output => {
  const fields = schema instanceof z.ZodObject ? Object.keys(schema.shape) : null;
  const value: unknown =
    fields && isPlainObject(stored)
      ? Object.fromEntries(
          fields.filter((name) => stored[name] !== undefined).map((name) => [name, stored[name]]),
        )
      : stored;
  const { success, data } = schema.safeParse(value);
  return success ? data : (value as Output);
};
