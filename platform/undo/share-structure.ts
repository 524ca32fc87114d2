/** An object or array of JSON. */
export type Container = Readonly<Record<string, unknown>>;

export const isContainer = (value: unknown): value is Container =>
  typeof value === "object" && value !== null;

/**
 * Structural sharing: returns `fresh` with every part that equals the old value replaced by the old
 * object, so that `===` still detects changes after a JSON round trip.
 */
export const shareStructure = <Value>(old: unknown, fresh: Value): Value => {
  if (Object.is(old, fresh)) return fresh;
  if (!isContainer(old) || !isContainer(fresh) || Array.isArray(old) !== Array.isArray(fresh))
    return fresh;
  const keys = Object.keys(fresh);
  const entries = keys.map((key) => [key, shareStructure(old[key], fresh[key])] as const);
  const oldKeys = Object.keys(old);
  const isSame =
    oldKeys.length === keys.length &&
    entries.every(
      ([key, sharedValue], index) => oldKeys[index] === key && Object.is(sharedValue, old[key]),
    );
  if (isSame) return old as Value;
  return (
    Array.isArray(fresh)
      ? entries.map(([, sharedValue]) => sharedValue)
      : Object.fromEntries(entries)
  ) as Value;
};

/** Deep equality of JSON values; the order of keys does not matter. */
export const isEqual = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (!isContainer(a) || !isContainer(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isEqual(a[key], b[key]))
  );
};
