import { type Container, isContainer } from "./share-structure.ts";

export type PathStep = string | number;

/**
 * A change of one place, as in JSON Patch. Journals on users' devices hold lists of them, among
 * them older ones that insert into an array, remove from it or set its `length`.
 */
export type Patch = Readonly<{
  op: "add" | "replace" | "remove";
  path: readonly PathStep[];
  value?: unknown;
}>;

type MutableContainer = Record<PathStep, unknown>;

const copyOf = (container: Container): MutableContainer =>
  (Array.isArray(container) ? [...container] : { ...container }) as MutableContainer;

/** Copies the containers on the way to the place and changes the last copy; shares the rest. */
const changeAt = <Value>(
  root: Value,
  [step, ...rest]: readonly PathStep[],
  change: (parent: MutableContainer, key: PathStep) => void,
): Value => {
  if (!isContainer(root) || step === undefined) return root;
  const copy = copyOf(root);
  if (rest.length > 0) copy[step] = changeAt(root[step], rest, change);
  else change(copy, step);
  return copy as Value;
};

export const getAt = (root: unknown, path: readonly PathStep[]): unknown =>
  path.reduce<unknown>((value, step) => (isContainer(value) ? value[step] : undefined), root);

/** @param path `seo.title`, `itinerary.3.text` */
export const parsePath = (path: string): PathStep[] =>
  path.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));

/** Sets a value below a root that is shared with the result; without its parent nothing changes. */
export const setAt = <Value>(root: Value, path: readonly PathStep[], value: unknown): Value =>
  changeAt(root, path, (parent, key) => {
    parent[key] = value;
  });

const applyPatch = <Value>(root: Value, { op, path, value }: Patch): Value =>
  changeAt(root, path, (parent, key) => {
    if (Array.isArray(parent) && op !== "replace")
      parent.splice(Number(key), op === "remove" ? 1 : 0, ...(op === "add" ? [value] : []));
    else if (op === "remove") delete parent[key];
    else parent[key] = value;
  });

export const applyPatches = <Value>(root: Value, patches: readonly Patch[]): Value =>
  patches.reduce(applyPatch, root);

const haveSameShape = (old: Container, next: Container): boolean =>
  Array.isArray(old) && Array.isArray(next)
    ? old.length === next.length
    : !Array.isArray(old) && !Array.isArray(next);

/**
 * What turns one JSON value into another. Parts that are the same object are not looked into; an
 * array of another length is replaced as a whole.
 */
export const patchesBetween = (
  old: unknown,
  next: unknown,
  path: readonly PathStep[] = [],
): readonly Patch[] => {
  if (Object.is(old, next)) return [];
  if (!isContainer(old) || !isContainer(next) || !haveSameShape(old, next))
    return [{ op: "replace", path, value: next }];
  const removed = Object.keys(old)
    .filter((key) => !Object.hasOwn(next, key))
    .map((key): Patch => ({ op: "remove", path: [...path, key] }));
  const others = Object.keys(next).flatMap((key): readonly Patch[] => {
    const place = [...path, key];
    return Object.hasOwn(old, key)
      ? patchesBetween(old[key], next[key], place)
      : [{ op: "add", path: place, value: next[key] }];
  });
  return [...removed, ...others];
};
