import type { LayoutInput } from "#features/assets/layout/record-contract.ts";

type Item = Readonly<{
  label?: string;
  title?: string;
  to?: string;
  awaitsLabel: boolean;
  entries?: readonly Item[];
  links?: readonly Item[];
}>;

/** A copied entry at the same place, whose label alone was written, awaits it no more. */
const written = (before: Item | undefined, after: Item): Item => {
  if (!before || before === after || before.to !== after.to) return after;
  const isRelabelled = before.label !== after.label || before.title !== after.title;
  const entries = after.entries && writtenIn(before.entries, after.entries);
  const links = after.links && writtenIn(before.links, after.links);
  const isDone = after.awaitsLabel && before.awaitsLabel && isRelabelled;
  if (!isDone && entries === after.entries && links === after.links) return after;
  return {
    ...after,
    awaitsLabel: after.awaitsLabel && !isDone,
    ...(entries && { entries }),
    ...(links && { links }),
  };
};

const writtenIn = (before: readonly Item[] = [], after: readonly Item[]): readonly Item[] => {
  if (before === after || before.length !== after.length) return after;
  const items = after.map((item, index) => written(before[index], item));
  return items.every((item, index) => item === after[index]) ? after : items;
};

const lists = ["links", "items", "groups", "legal"] as const;

/** Takes the mark of a copied entry away when somebody writes its label. */
export const labelsWritten = (before: LayoutInput, after: LayoutInput): Partial<LayoutInput> => {
  const was = before as Readonly<Record<string, readonly Item[]>>;
  const is = after as Readonly<Record<string, readonly Item[]>>;
  return Object.fromEntries(
    lists.flatMap((name) => (is[name] ? [[name, writtenIn(was[name], is[name])]] : [])),
  );
};
