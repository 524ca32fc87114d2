import { isPlainObject, isSame } from "#features/audit/parts/changes.ts";
import { mergeOrder } from "./merge-order.ts";

export type Side = "mine" | "theirs";
/** Told of a field that both sides changed differently; answers whose value counts. */
export type ResolveCollision = (path: string, mine: unknown, theirs: unknown) => Side;

const isText = (item: unknown): item is string => typeof item === "string";
const areDistinctTexts = (list: readonly unknown[]): list is readonly string[] =>
  list.every(isText) && new Set(list).size === list.length;

/** Lists of distinct words (classes, ids) merge like sets that have an order. */
const mergeTexts = (
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): string[] => {
  const gone = new Set(base.filter((item) => !mine.includes(item) || !theirs.includes(item)));
  const { order } = mergeOrder(base, mine, theirs, "mine");
  return order.filter((item) => !gone.has(item));
};

/** Lists without ids merge item by item only where all three are alike in length and nothing shifted. */
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

/** What one side put at the end of a list that the other left or lengthened too. */
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
  collide: ResolveCollision,
): readonly unknown[] => {
  if (areDistinctTexts(base) && areDistinctTexts(mine) && areDistinctTexts(theirs))
    return mergeTexts(base, mine, theirs);
  if (base.every(isPlainObject) && areAligned([base, mine, theirs]))
    return base.map((item, index) =>
      mergeValue(item, mine[index], theirs[index], `${path}.${index}`, collide),
    );
  const myEnd = appendedItems(base, mine);
  const theirEnd = appendedItems(base, theirs);
  if (myEnd && theirEnd)
    return [...theirs, ...myEnd.filter((item) => !theirEnd.some((other) => isSame(item, other)))];
  return collide(path, mine, theirs) === "mine" ? mine : theirs;
};

// One without the other is another schedule than anybody chose.
const atomicFields = new Set(["schedule"]);

/**
 * Merges two changed values of one origin, field by field: what one side alone changed counts.
 * Undefined stands for a field that is not there.
 */
export function mergeValue(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  path: string,
  collide: ResolveCollision,
): unknown {
  if (isSame(mine, theirs) || isSame(base, theirs)) return mine;
  if (isSame(base, mine)) return theirs;
  if (isPlainObject(mine) && isPlainObject(theirs) && !atomicFields.has(path)) {
    const origin = isPlainObject(base) ? base : {};
    const names = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
    const merged = [...names].map((name) => {
      const inner = path ? `${path}.${name}` : name;
      return [name, mergeValue(origin[name], mine[name], theirs[name], inner, collide)] as const;
    });
    return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
  }
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs))
    return mergeLists(base, mine, theirs, path, collide);
  return collide(path, mine, theirs) === "mine" ? mine : theirs;
}
