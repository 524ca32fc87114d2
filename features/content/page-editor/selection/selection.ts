import { createStore } from "zustand/vanilla";
import { counted } from "#platform/counted.ts";

/**
 * The blocks that are chosen together. Ids of removed blocks may remain, so that undo chooses them
 * again: `chosenIn` leaves them out.
 */
export type Selection = Readonly<{
  ids: ReadonlySet<string>;
  /** Where a range begins; null while nothing is chosen. */
  anchor: string | null;
}>;

export const countBlocks = (count: number): string => counted(count, "block");

export const noSelection: Selection = { ids: new Set(), anchor: null };

/** In the order of the page. */
export const chosenIn = ({ ids }: Selection, order: readonly string[]): readonly string[] =>
  ids.size === 0 ? [] : order.filter((id) => ids.has(id));

export const toggleChosen = ({ ids }: Selection, id: string): Selection => {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id };
};

/** Chooses the blocks from the anchor to `id` alone; without an anchor `id` is the first. */
export const chooseRange = (
  { anchor }: Selection,
  order: readonly string[],
  id: string,
): Selection => {
  const start = anchor !== null && order.includes(anchor) ? anchor : id;
  const [from, to] = [order.indexOf(start), order.indexOf(id)].toSorted((a, b) => a - b);
  return { ids: new Set(order.slice(from, (to ?? 0) + 1)), anchor: start };
};

export const chooseAll = (order: readonly string[]): Selection => ({
  ids: new Set(order),
  anchor: order[0] ?? null,
});

export const createSelectionStore = () => createStore<Selection>()(() => noSelection);

export type SelectionStore = ReturnType<typeof createSelectionStore>;
