import type { RuleError } from "#platform/rule-error.ts";
import { isEqual } from "#platform/undo/share-structure.ts";

const stepInto = (value: unknown, step: string): unknown =>
  value !== null && typeof value === "object" ? (Reflect.get(value, step) as unknown) : undefined;

const isItem = (id: string) => (item: unknown) => stepInto(item, "id") === id;

/** A step into a record: the name of a field, the index of an item, or the id of one that has it. */
type FieldStep = Readonly<{ name: string }> | Readonly<{ id: string }>;

const stepsOf = (record: object, path: string): readonly FieldStep[] => {
  let at: unknown = record;
  return path.split(".").map((name) => {
    const item = stepInto(at, name);
    const id = Array.isArray(at) ? stepInto(item, "id") : undefined;
    at = item;
    return typeof id === "string" ? { id } : { name };
  });
};

const valueAt = (record: object, steps: readonly FieldStep[]): unknown =>
  steps.reduce<unknown>((at, step) => {
    if ("name" in step) return stepInto(at, step.name);
    return Array.isArray(at) ? at.find(isItem(step.id)) : undefined;
  }, record);

/**
 * Whether the field at a path is as it is stored. Items of lists are told by their ids, so that one
 * that was moved is still the same.
 */
export const isUnchanged = (record: object, path: string, stored: object): boolean => {
  const steps = stepsOf(record, path);
  return isEqual(valueAt(record, steps), valueAt(stored, steps));
};

/**
 * The errors that a save has to mend. A stored record may break a rule that is younger than it: what
 * the rule says of a field is left out while the field stays as it is.
 * @param ofStored what the same rules say of the stored record
 */
export const errorsToMend = (
  record: object,
  errors: readonly RuleError[],
  stored: object,
  ofStored: readonly RuleError[],
): readonly RuleError[] => {
  const keyOf = (owner: object, { path, message }: RuleError): string =>
    JSON.stringify([stepsOf(owner, path), message]);
  const standing = new Set(ofStored.map((error) => keyOf(stored, error)));
  return errors.filter(
    (error) => !standing.has(keyOf(record, error)) || !isUnchanged(record, error.path, stored),
  );
};

/**
 * Whether a save may leave such errors as they are. What goes live has to keep every rule of today:
 * until then nobody met what they are about.
 */
export const mayKeep = (
  stored: Readonly<{ isPublished: boolean }>,
  record: Readonly<{ isPublished: boolean }>,
): boolean => stored.isPublished || !record.isPublished;
