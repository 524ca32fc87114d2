import { isPlainObject, isSame } from "#features/audit/parts/changes.ts";
import { mergeOrder } from "./merge-order.ts";

export type Side = "mine" | "theirs";
/** Called for a field that both sides changed differently; returns the side that wins. */
export type ResolveConflict = (path: string, mine: unknown, theirs: unknown) => Side;

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

const mergeLists = (
  base: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
  path: string,
  resolveConflict: ResolveConflict,
): readonly unknown[] => {
  if (areDistinctStrings(base) && areDistinctStrings(mine) && areDistinctStrings(theirs))
    return mergeStringSets(base, mine, theirs);
  if (base.every(isPlainObject) && areAligned([base, mine, theirs]))
    return base.map((item, index) =>
      mergeValue(item, mine[index], theirs[index], `${path}.${index}`, resolveConflict),
    );
  const appendedByMe = appendedItems(base, mine);
  const appendedByThem = appendedItems(base, theirs);
  if (appendedByMe && appendedByThem)
    return [
      ...theirs,
      ...appendedByMe.filter((item) => !appendedByThem.some((other) => isSame(item, other))),
    ];
  return resolveConflict(path, mine, theirs) === "mine" ? mine : theirs;
};

// These fields are merged as a whole: `from` of one side with `to` of the other side would be a
// schedule that nobody chose.
const atomicFields = new Set(["schedule"]);

/**
 * Merges two changed versions of a base value field by field. A field that only one side changed
 * gets that side's value. Undefined stands for a missing field.
 */
export function mergeValue(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  path: string,
  resolveConflict: ResolveConflict,
): unknown {
  if (isSame(mine, theirs) || isSame(base, theirs)) return mine;
  if (isSame(base, mine)) return theirs;
  if (isPlainObject(mine) && isPlainObject(theirs) && !atomicFields.has(path)) {
    const baseFields = isPlainObject(base) ? base : {};
    const names = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
    const merged = [...names].map((name) => {
      const fieldPath = path ? `${path}.${name}` : name;
      const value = mergeValue(
        baseFields[name],
        mine[name],
        theirs[name],
        fieldPath,
        resolveConflict,
      );
      return [name, value] as const;
    });
    return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
  }
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs))
    return mergeLists(base, mine, theirs, path, resolveConflict);
  return resolveConflict(path, mine, theirs) === "mine" ? mine : theirs;
}
