import type { RuleError } from "#platform/rule-error.ts";
import { isEqual } from "#platform/undo/share-structure.ts";

/** A page, also one whose fields nobody could read yet. */
type Blocks = Readonly<{ blocks: unknown }>;

const blocksOf = ({ blocks }: Blocks): readonly unknown[] => (Array.isArray(blocks) ? blocks : []);

const stepInto = (value: unknown, step: string): unknown =>
  value !== null && typeof value === "object" ? Reflect.get(value, step) : undefined;

/** A field of the page, or of the block that has an id. */
type FieldPlace = Readonly<{ blockId: string | null; steps: readonly string[] }>;

const placeOf = (page: Blocks, path: string): FieldPlace => {
  const steps = path.split(".");
  const [first, index] = steps;
  const isOfBlock = first === "blocks" && index !== undefined;
  const blockId = isOfBlock ? stepInto(blocksOf(page)[Number(index)], "id") : null;
  return typeof blockId === "string"
    ? { blockId, steps: steps.slice(2) }
    : { blockId: null, steps };
};

const valueAt = (page: Blocks, { blockId, steps }: FieldPlace): unknown =>
  steps.reduce<unknown>(
    stepInto,
    blockId === null ? page : blocksOf(page).find((block) => stepInto(block, "id") === blockId),
  );

/**
 * Whether the field at a path is as it is stored. Blocks are told by their ids, so that one that
 * was moved is still the same.
 */
export const isUnchanged = (page: Blocks, path: string, stored: Blocks): boolean => {
  const place = placeOf(page, path);
  return isEqual(valueAt(page, place), valueAt(stored, place));
};

/**
 * The errors that a save has to mend. A stored page may break a rule that is younger than it: what
 * the rule says of a field is left out while the field stays as it is.
 * @param ofStored what the same rules say of the stored page
 */
export const errorsToMend = (
  page: Blocks,
  errors: readonly RuleError[],
  stored: Blocks,
  ofStored: readonly RuleError[],
): readonly RuleError[] => {
  const keyOf = (owner: Blocks, { path, message }: RuleError): string =>
    JSON.stringify([placeOf(owner, path), message]);
  const standing = new Set(ofStored.map((error) => keyOf(stored, error)));
  return errors.filter(
    (error) => !standing.has(keyOf(page, error)) || !isUnchanged(page, error.path, stored),
  );
};

/**
 * Whether a save may leave such errors as they are. What goes live has to keep every rule of today:
 * until then nobody met what they are about.
 */
export const mayKeep = (
  stored: Readonly<{ isPublished: boolean }>,
  page: Readonly<{ isPublished: boolean }>,
): boolean => stored.isPublished || !page.isPublished;
