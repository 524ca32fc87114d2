import type { RuleError } from "#platform/rule-error.ts";
import { isEqual } from "#platform/undo/share-structure.ts";
import { emptyValueOf, type FieldSchema } from "../field-schema.ts";

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Whether a field stands in an item of a list that was added and that nobody has written in.
 * @param path relative to the value: `cards.2.title`
 */
export const isInFreshItem = (path: string, schema: FieldSchema, value: unknown): boolean => {
  const [step, ...further] = path.split(".");
  if (step === undefined || step === "") return false;
  const rest = further.join(".");
  if (isRecord(value)) return isInFreshItem(rest, schema.properties?.[step] ?? {}, value[step]);
  const index = Number(step);
  if (!Array.isArray(value) || !schema.items || !(index in value)) return false;
  return (
    isEqual(value[index], emptyValueOf(schema.items)) ||
    isInFreshItem(rest, schema.items, value[index])
  );
};

/**
 * The errors to show while somebody types: an item just added is not wrong before it is written.
 * @param shown errors that are shown already, as after somebody tried to save; they stay
 */
export const withoutFreshItems = <Found extends RuleError>(
  errors: readonly Found[],
  schema: FieldSchema,
  value: unknown,
  shown: readonly Pick<RuleError, "path">[],
): readonly Found[] =>
  errors.filter(
    ({ path }) => shown.some((each) => each.path === path) || !isInFreshItem(path, schema, value),
  );
