/** `before` or `after` is undefined where that side has no value at the path. */
export type Change = Readonly<{ path: string; before?: unknown; after?: unknown }>;

type PlainObject = Readonly<Record<string, unknown>>;

export const isPlainObject = (value: unknown): value is PlainObject =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** Deep equality of JSON values; the order of keys does not matter. */
export const isSame = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => isSame(item, b[index]));
  if (!isPlainObject(a) || !isPlainObject(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && isSame(a[name], b[name]))
  );
};

const joinPath = (path: string, step: string | number): string =>
  path ? `${path}.${step}` : `${step}`;
const recordId = (item: unknown): unknown => (isPlainObject(item) ? item["id"] : undefined);
const areRecords = (list: readonly unknown[]): boolean =>
  list.every((item) => typeof recordId(item) === "string");

/** Matches items by id; each path holds the item's index in the new list. */
const diffById = (
  before: readonly unknown[],
  after: readonly unknown[],
  path: string,
): Change[] => {
  const indexBefore = new Map(before.map((item, index) => [recordId(item), index]));
  const idsAfter = new Set(after.map(recordId));
  const removed = before.flatMap((item, index) =>
    idsAfter.has(recordId(item)) ? [] : [{ path: joinPath(path, index), before: item }],
  );
  const addedAndChanged = after.flatMap((item, index) => {
    const oldIndex = indexBefore.get(recordId(item));
    return oldIndex === undefined
      ? [{ path: joinPath(path, index), after: item }]
      : changesOf(before[oldIndex], item, joinPath(path, index));
  });
  const oldOrder = before.map(recordId).filter((id) => idsAfter.has(id));
  const newOrder = after.map(recordId).filter((id) => indexBefore.has(id));
  const reordered = isSame(oldOrder, newOrder)
    ? []
    : [{ path: joinPath(path, "order"), before: oldOrder, after: newOrder }];
  return [...removed, ...addedAndChanged, ...reordered];
};

/**
 * Compares lists whose items have no ids: skips equal items at both ends and compares the items
 * between them by position.
 */
const diffByPosition = (
  before: readonly unknown[],
  after: readonly unknown[],
  path: string,
): Change[] => {
  let start = 0;
  const shorter = Math.min(before.length, after.length);
  while (start < shorter && isSame(before[start], after[start])) start += 1;
  let end = 0;
  while (end < shorter - start && isSame(before.at(-1 - end), after.at(-1 - end))) end += 1;
  const oldMiddle = before.slice(start, before.length - end);
  const newMiddle = after.slice(start, after.length - end);
  const changes: Change[] = [];
  for (let index = 0; index < Math.max(oldMiddle.length, newMiddle.length); index += 1)
    changes.push(...changesOf(oldMiddle[index], newMiddle[index], joinPath(path, start + index)));
  return changes;
};

/**
 * The differences of two JSON values, leaf by leaf, at paths such as `seo.title` and
 * `blocks.3.content.title`. In lists of records with an `id`, records with the same id are
 * compared. When the records that both lists contain are in a new order, one change at the path
 * `….order` reports that.
 */
export function changesOf(before: unknown, after: unknown, path = ""): Change[] {
  if (isSame(before, after)) return [];
  if (isPlainObject(before) && isPlainObject(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
      changesOf(before[name], after[name], joinPath(path, name)),
    );
  if (!Array.isArray(before) || !Array.isArray(after))
    return [
      { path, ...(before !== undefined && { before }), ...(after !== undefined && { after }) },
    ];
  const items = [...before, ...after];
  if (items.length > 0 && areRecords(items)) return diffById(before, after, path);
  return items.every(isPlainObject)
    ? diffByPosition(before, after, path)
    : [{ path, before, after }];
}
