import type { HeaderEntry, Layout, LayoutEntry } from "#features/assets/layout/contract.ts";
import type { LayoutInput, MarketLayout } from "#features/assets/layout/record-contract.ts";
import { isLinkedRoute, isMenu } from "#features/assets/layout/rules.ts";

type Bean = Layout["beans"]["items"][number];
type Group = Layout["footer"]["groups"][number];
type Paths = MarketLayout["paths"];

export type CopyOptions = Readonly<{
  from: Readonly<{ content: LayoutInput; paths: Paths }>;
  to: Readonly<{ content: LayoutInput; paths: Paths }>;
  /** The entry that is copied; null for all. */
  index: number | null;
  /** Whether labels of one market can be read in the other. */
  sharesWords: boolean;
}>;

/** Where a target is in another market; null for a path that only its own market knows. */
const targetIn = ({ from, to }: Pick<CopyOptions, "from" | "to">, target: string) => {
  if (isLinkedRoute(target) || !target.startsWith("/")) return target;
  const [path = "", ...rest] = target.split(/(?=[?#])/);
  const [route] = Object.entries(from.paths).find(([, each]) => each === path) ?? [];
  const there = route === undefined ? undefined : to.paths[route];
  return there === undefined ? null : `${there}${rest.join("")}`;
};

/** Facts are copied; a label that the other market has for the same page is kept. */
const copyEntry = <Entry extends LayoutEntry>(
  options: CopyOptions,
  entry: Entry,
  existing: readonly Entry[],
): Entry => {
  const there = targetIn(options, entry.to);
  const target = there ?? entry.to;
  const known = existing.find(({ to }) => to === target);
  return {
    ...entry,
    to: target,
    enabled: entry.enabled && there !== null,
    label: known?.label ?? entry.label,
    awaitsLabel: known?.awaitsLabel ?? !options.sharesWords,
  };
};

const sharedTargets = (some: readonly LayoutEntry[], others: readonly LayoutEntry[]): number =>
  some.filter(({ to }) => others.some((other) => other.to === to)).length;

/** The one of them with the most of the same links; undefined where none has one of them. */
const alike = <Item>(
  items: readonly Item[],
  links: readonly LayoutEntry[],
  linksOf: (item: Item) => readonly LayoutEntry[],
): Item | undefined =>
  items
    .filter((item) => sharedTargets(linksOf(item), links) > 0)
    .toSorted((a, b) => sharedTargets(linksOf(b), links) - sharedTargets(linksOf(a), links))[0];

const copyHeaderEntry = (
  options: CopyOptions,
  entry: HeaderEntry,
  existing: readonly HeaderEntry[],
): HeaderEntry => {
  if (!isMenu(entry))
    return copyEntry(
      options,
      entry,
      existing.filter((each) => !isMenu(each)),
    );
  const known = existing.flatMap((each) => (isMenu(each) ? each.entries : [each]));
  const entries = entry.entries.map((each) => copyEntry(options, each, known));
  const menu = alike(existing.filter(isMenu), entries, (each) => each.entries);
  return { ...copyEntry(options, entry, menu ? [menu] : []), entries };
};

const copyGroup = (options: CopyOptions, group: Group, existing: readonly Group[]): Group => {
  const known = existing.flatMap(({ links }) => links);
  const links = group.links.map((each) => copyEntry(options, each, known));
  const same = alike(existing, links, (each) => each.links);
  return {
    ...group,
    title: same?.title ?? group.title,
    awaitsLabel: same?.awaitsLabel ?? !options.sharesWords,
    links,
  };
};

/**
 * One list of a part: all of it in the order of the other market, or one entry at its place.
 * @param same which of the market's entries a copied one stands for
 */
const copyList = <Item>(
  { index }: CopyOptions,
  source: readonly Item[],
  existing: readonly Item[],
  copy: (item: Item) => Item,
  same: (copied: Item) => Item | undefined,
): Item[] => {
  if (index === null) return source.map(copy);
  const [item] = source.slice(index, index + 1);
  if (item === undefined) return [...existing];
  const copied = copy(item);
  const replaced = same(copied);
  return replaced === undefined
    ? existing.toSpliced(index, 0, copied)
    : existing.map((each) => (each === replaced ? copied : each));
};

const copyHeader = (options: CopyOptions, from: Layout["header"], to: Layout["header"]) => ({
  links: copyList(
    options,
    from.links,
    to.links,
    (entry) => copyHeaderEntry(options, entry, to.links),
    (copied) =>
      isMenu(copied)
        ? alike(to.links.filter(isMenu), copied.entries, (each) => each.entries)
        : to.links.find((each) => each.to === copied.to),
  ),
});

const copyBeans = (options: CopyOptions, from: Layout["beans"], to: Layout["beans"]) => ({
  items: copyList<Bean>(
    options,
    from.items,
    to.items,
    (bean) => copyEntry(options, bean, to.items),
    (copied) => to.items.find((each) => each.to === copied.to),
  ),
});

/** The company line and the legal links stay, as each country's law asks for them. */
const copyFooter = (options: CopyOptions, from: Layout["footer"], to: Layout["footer"]) => ({
  ...to,
  groups: copyList(
    options,
    from.groups,
    to.groups,
    (group) => copyGroup(options, group, to.groups),
    (copied) => alike(to.groups, copied.links, (each) => each.links),
  ),
});

/** A part of the layout, or one of its entries, as it would stand in another market. */
export const copyPart = (options: CopyOptions): LayoutInput => {
  const { content: from } = options.from;
  const { content: to } = options.to;
  if ("links" in from && "links" in to) return copyHeader(options, from, to);
  if ("items" in from && "items" in to) return copyBeans(options, from, to);
  if ("groups" in from && "groups" in to) return copyFooter(options, from, to);
  return to;
};

type Labelled = Readonly<{ awaitsLabel: boolean }>;

const itemsOf = (content: LayoutInput): readonly Labelled[] => {
  if ("links" in content) return content.links.flatMap((entry) => [entry, ...entry.entries]);
  if ("items" in content) return content.items;
  if ("groups" in content)
    return [...content.groups.flatMap((group) => [group, ...group.links]), ...content.legal];
  return [];
};

/** How many labels of a part are still to be written. */
export const labelsToWrite = (content: LayoutInput): number =>
  itemsOf(content).filter(({ awaitsLabel }) => awaitsLabel).length;
