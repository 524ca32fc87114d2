import { draftAs } from "#design/office/record-page/state/draft-as.ts";
import type { DraftChange } from "#design/office/record-page/state/draft-store.ts";
import type { Values } from "#design/office/record/record-declaration.ts";
import { type Layout, type LayoutArea, layoutSchemas } from "#features/assets/layout/contract.ts";

/** The parts that are lists of entries, with the field that holds them. */
export const entryLists = { header: "links", footer: "groups", beans: "items" } as const;

export type ListedArea = keyof typeof entryLists;

export const isListed = (area: LayoutArea): area is ListedArea => area in entryLists;

/** As the schemas have it. */
export const mostEntries: Readonly<Record<ListedArea, number>> = {
  header: 8,
  footer: 6,
  beans: 12,
};

export type Entry =
  | Layout["header"]["links"][number]
  | Layout["beans"]["items"][number]
  | Layout["footer"]["groups"][number];

const listOf: Readonly<Record<ListedArea, (values: Values) => readonly Entry[] | undefined>> = {
  header: (values) => draftAs(layoutSchemas.header)(values).links,
  footer: (values) => draftAs(layoutSchemas.footer)(values).groups,
  beans: (values) => draftAs(layoutSchemas.beans)(values).items,
};

/** None while another part is still shown. */
export const entriesOf = (area: ListedArea, values: Values): readonly Entry[] =>
  listOf[area](values) ?? [];

export const entryTitle = (entry: Entry): string => ("title" in entry ? entry.title : entry.label);

const shown = { enabled: true, awaitsLabel: false };

/**
 * A label that is a word of staff's language would be seen by visitors, so that new entries have
 * none; nor do they lead anywhere that nobody chose.
 */
const newEntries: Readonly<Record<ListedArea, Entry>> = {
  header: { label: "", to: "", ...shown, entries: [] },
  footer: { title: "", links: [], ...shown },
  beans: { label: "", to: "", ...shown, from: null, until: null },
};

const nounOf = (area: ListedArea): string => (area === "footer" ? "Group" : "Entry");

/** @param index of the entry that is shown when the change is undone */
export const putEntries = (
  area: ListedArea,
  label: string,
  index: number,
  apply: (entries: readonly Entry[]) => readonly Entry[],
): DraftChange => {
  const list = entryLists[area];
  return {
    label,
    path: `${list}.${index}`,
    apply: (values) => ({ ...values, [list]: apply(entriesOf(area, values)) }),
  };
};

/** Makes a menu a link: the entries under it go. */
export const putTarget = (area: ListedArea, index: number, to: string): DraftChange =>
  putEntries(area, `Target of ${nounOf(area).toLowerCase()} ${index + 1}`, index, (entries) =>
    entries.map((entry, place) =>
      place === index && "entries" in entry ? { ...entry, to, entries: [] } : entry,
    ),
  );

export const addEntry = (area: ListedArea, index: number): DraftChange =>
  putEntries(area, `${nounOf(area)} ${index + 1} added`, index, (entries) =>
    entries.toSpliced(index, 0, newEntries[area]),
  );

export const duplicateEntry = (area: ListedArea, index: number): DraftChange =>
  putEntries(area, `${nounOf(area)} ${index + 1} duplicated`, index + 1, (entries) =>
    entries.toSpliced(index + 1, 0, ...entries.slice(index, index + 1)),
  );

export const removeEntry = (area: ListedArea, index: number): DraftChange =>
  putEntries(area, `${nounOf(area)} ${index + 1} deleted`, index, (entries) =>
    entries.toSpliced(index, 1),
  );

export const moveEntry = (area: ListedArea, from: number, to: number): DraftChange =>
  putEntries(area, `${nounOf(area)} ${from + 1} moved to place ${to + 1}`, to, (entries) =>
    entries.toSpliced(from, 1).toSpliced(to, 0, ...entries.slice(from, from + 1)),
  );
