type Container = Readonly<Record<string, unknown>>;

const isContainer = (value: unknown): value is Container =>
  typeof value === "object" && value !== null;

/**
 * The new value built from the old one's parts wherever they are equal, so that `===` still tells
 * what changed after a value went through text.
 */
export const shareStructure = <Value>(old: unknown, fresh: Value): Value => {
  if (Object.is(old, fresh)) return fresh;
  if (!isContainer(old) || !isContainer(fresh) || Array.isArray(old) !== Array.isArray(fresh))
    return fresh;
  const keys = Object.keys(fresh);
  const parts = keys.map((key) => [key, shareStructure(old[key], fresh[key])] as const);
  const oldKeys = Object.keys(old);
  const isSame =
    oldKeys.length === keys.length &&
    parts.every(([key, part], at) => oldKeys[at] === key && Object.is(part, old[key]));
  if (isSame) return old as Value;
  return (
    Array.isArray(fresh) ? parts.map(([, part]) => part) : Object.fromEntries(parts)
  ) as Value;
};

/** Whether two values of JSON say the same; an object's keys may stand in any order. */
export const isEqual = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (!isContainer(a) || !isContainer(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isEqual(a[key], b[key]))
  );
};
