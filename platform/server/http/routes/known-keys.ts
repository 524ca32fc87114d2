import { z } from "zod";

/** The schemas that may read a value: those of a union, without what is wrapped around each. */
const readersOf = (schema: unknown): readonly unknown[] => {
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(readersOf);
  if (schema instanceof z.ZodPipe) return readersOf(schema.in);
  if (schema instanceof z.ZodLazy) return readersOf(schema.unwrap());
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodReadonly
  )
    return readersOf(schema.unwrap());
  return [schema];
};

const partsAt = (schema: unknown, step: PropertyKey): readonly unknown[] => {
  if (schema instanceof z.ZodObject) return [schema.shape[String(step)]];
  if (schema instanceof z.ZodArray) return [schema.element];
  return schema instanceof z.ZodRecord ? [schema.valueType] : [];
};

/**
 * Whether any schema that may read the object at a path knows a key. Of a union that refuses a value
 * the error names the keys of one part alone, which may not be the part that is meant.
 */
export const knowsKey = (schema: z.ZodType, path: readonly PropertyKey[], key: string): boolean =>
  path
    .reduce<readonly unknown[]>(
      (schemas, step) => schemas.flatMap((each) => partsAt(each, step)).flatMap(readersOf),
      readersOf(schema),
    )
    .some((each) => each instanceof z.ZodObject && Object.hasOwn(each.shape, key));
