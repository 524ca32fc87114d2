/** One difference between two records: a side that has nothing at the path is undefined. */
export type Change = Readonly<{ path: string; before?: unknown; after?: unknown }>;

type Fields = Readonly<Record<string, unknown>>;

/** Whether a value is an object with fields: no list, no null. */
export const isFields = (value: unknown): value is Fields =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** Whether two JSON values say the same, whatever the order of their fields. */
export const isSame = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => isSame(item, b[index]));
  if (!isFields(a) || !isFields(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && isSame(a[name], b[name]))
  );
};

const joinPath = (path: string, step: string | number): string =>
  path ? `${path}.${step}` : `${step}`;
const recordId = (item: unknown): unknown => (isFields(item) ? item["id"] : undefined);
const areRecords = (list: readonly unknown[]): boolean =>
  list.every((item) => typeof recordId(item) === "string");

/** Records with an id are the same record wherever they stand; a path names where they stand now. */
const byId = (before: readonly unknown[], after: readonly unknown[], path: string): Change[] => {
  const places = new Map(before.map((item, index) => [recordId(item), index]));
  const kept = new Set(after.map(recordId));
  const removed = before.flatMap((item, index) =>
    kept.has(recordId(item)) ? [] : [{ path: joinPath(path, index), before: item }],
  );
  const others = after.flatMap((item, index) => {
    const place = places.get(recordId(item));
    return place === undefined
      ? [{ path: joinPath(path, index), after: item }]
      : changesOf(before[place], item, joinPath(path, index));
  });
  const stayed = after.map(recordId).filter((id) => places.has(id));
  const was = before.map(recordId).filter((id) => kept.has(id));
  const order = isSame(was, stayed)
    ? []
    : [{ path: joinPath(path, "order"), before: was, after: stayed }];
  return [...removed, ...others, ...order];
};

/** Lists without ids: what is alike at both ends stays, what is between is compared in its order. */
const byPosition = (
  before: readonly unknown[],
  after: readonly unknown[],
  path: string,
): Change[] => {
  let start = 0;
  const shorter = Math.min(before.length, after.length);
  while (start < shorter && isSame(before[start], after[start])) start += 1;
  let end = 0;
  while (end < shorter - start && isSame(before.at(-1 - end), after.at(-1 - end))) end += 1;
  const was = before.slice(start, before.length - end);
  const is = after.slice(start, after.length - end);
  const found: Change[] = [];
  for (let index = 0; index < Math.max(was.length, is.length); index += 1)
    found.push(...changesOf(was[index], is[index], joinPath(path, start + index)));
  return found;
};

/**
 * What differs between two JSON values, leaf by leaf: `seo.title`, `blocks.3.content.title`. Lists of
 * records with an `id` are compared by it, and a new order of what stayed is one change at `….order`.
 */
export function changesOf(before: unknown, after: unknown, path = ""): Change[] {
  if (isSame(before, after)) return [];
  if (isFields(before) && isFields(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
      changesOf(before[name], after[name], joinPath(path, name)),
    );
  if (!Array.isArray(before) || !Array.isArray(after))
    return [
      { path, ...(before !== undefined && { before }), ...(after !== undefined && { after }) },
    ];
  const all = [...before, ...after];
  if (all.length > 0 && areRecords(all)) return byId(before, after, path);
  return all.every(isFields) ? byPosition(before, after, path) : [{ path, before, after }];
}
