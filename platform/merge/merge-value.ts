import { isPlainObject, isSame } from "#platform/changes/changes.ts";
import { areIdentified, mergeItems } from "./merge-items.ts";
import { mergeOrder } from "./merge-order.ts";
import type { FoundConflict, Side } from "./merge-conflict.ts";

export type MergeRules = Readonly<{
  /** Called for what both sides changed differently; returns the side that wins. */
  resolve: (conflict: FoundConflict) => Side;
  /** Paths of fields that are taken from one side as a whole. */
  wholeFields?: ReadonlySet<string>;
}>;

const isString = (item: unknown): item is string => typeof item === "string";
const areDistinctStrings = (list: readonly unknown[]): list is readonly string[] =>
  list.every(isString) && new Set(list).size === list.length;

/** Lists of distinct strings (classes, ids) merge like ordered sets. */
const mergeStringSets = (
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): string[] => {
  const removed = new Set(base.filter((item) => !mine.includes(item) || !theirs.includes(item)));
  const { order } = mergeOrder(base, mine, theirs, "mine");
  return order.filter((item) => !removed.has(item));
};

/**
 * Lists without ids can be merged by position only if all three have the same length and no item
 * was shifted.
 */
const areAligned = (lists: readonly (readonly unknown[])[]): boolean => {
  const [base = [], ...sides] = lists;
  const isShifted = (side: readonly unknown[]) =>
    side.some(
      (item, index) =>
        !isSame(item, base[index]) &&
        base.some((other) => isPlainObject(item) && isSame(item, other)),
    );
  return sides.every((side) => side.length === base.length && !isShifted(side));
};

/** The items that one side appended; null if that side changed the list in another way. */
const appendedItems = (
  base: readonly unknown[],
  side: readonly unknown[],
): readonly unknown[] | null =>
  side.length >= base.length && base.every((item, index) => isSame(item, side[index]))
    ? side.slice(base.length)
    : null;

const joinPath = (path: string, step: string): string => (path ? `${path}.${step}` : step);

const resolveField = (
  path: string,
  mine: unknown,
  theirs: unknown,
  { resolve }: MergeRules,
): Side => resolve({ path, kind: "field", mine, theirs, preferred: "mine" });

const mergeLists = (
  [base, mine, theirs]: readonly [readonly unknown[], readonly unknown[], readonly unknown[]],
  path: string,
  rules: MergeRules,
): readonly unknown[] => {
  if (areDistinctStrings(base) && areDistinctStrings(mine) && areDistinctStrings(theirs))
    return mergeStringSets(base, mine, theirs);
  if (areIdentified(base) && areIdentified(mine) && areIdentified(theirs))
    return mergeItems(base, mine, theirs, {
      mergeItem: (original, my, their) =>
        mergeValue(original, my, their, joinPath(path, my.id), rules) as typeof my,
      resolve: ({ path: itemPath, ...conflict }) =>
        rules.resolve({ ...conflict, path: joinPath(path, itemPath) }),
    });
  if (base.every(isPlainObject) && areAligned([base, mine, theirs]))
    return base.map((item, index) =>
      mergeValue(item, mine[index], theirs[index], joinPath(path, `${index}`), rules),
    );
  const appendedByMe = appendedItems(base, mine);
  const appendedByThem = appendedItems(base, theirs);
  if (appendedByMe && appendedByThem)
    return [
      ...theirs,
      ...appendedByMe.filter((item) => !appendedByThem.some((other) => isSame(item, other))),
    ];
  return resolveField(path, mine, theirs, rules) === "mine" ? mine : theirs;
};

/**
 * Merges two changed versions of a base value field by field, and lists of items with an `id` by
 * it. A field that only one side changed gets that side's value. Undefined stands for a missing
 * field.
 */
export function mergeValue(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  path: string,
  rules: MergeRules,
): unknown {
  if (isSame(mine, theirs) || isSame(base, theirs)) return mine;
  if (isSame(base, mine)) return theirs;
  if (isPlainObject(mine) && isPlainObject(theirs) && !rules.wholeFields?.has(path)) {
    const baseFields = isPlainObject(base) ? base : {};
    const names = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
    const merged = [...names].map((name) => {
      const fieldPath = joinPath(path, name);
      return [
        name,
        mergeValue(baseFields[name], mine[name], theirs[name], fieldPath, rules),
      ] as const;
    });
    return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
  }
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs))
    return mergeLists([base, mine, theirs], path, rules);
  return resolveField(path, mine, theirs, rules) === "mine" ? mine : theirs;
}
