import type { PageStore } from "../state/page-store.ts";
import {
  chooseAll,
  chooseRange,
  chosenIn,
  noSelection,
  type Selection,
  type SelectionStore,
  toggleChosen,
} from "./selection.ts";
import { counted } from "#platform/counted.ts";

/** The ways to choose blocks; each is announced to screen readers. */
export const createChooseActions = (store: PageStore, selection: SelectionStore) => {
  const order = () => store.getState().edited.order;
  const chosen = () => chosenIn(selection.getState(), order());
  const set = (next: Selection) => {
    selection.setState(next, true);
    const count = chosen().length;
    store.announce(
      count === 0 ? "No block chosen" : `${count} of ${counted(order().length, "block")} chosen`,
    );
  };
  return {
    chosen,
    isChosen: (id: string) => selection.getState().ids.has(id),
    toggleChosen: (id: string) => set(toggleChosen(selection.getState(), id)),
    /** @param from where the range begins while nothing is chosen; the open block by default */
    chooseTo: (id: string, from = store.getState().openPanel.block) => {
      const current = selection.getState();
      const start = current.ids.size === 0 ? { ...current, anchor: from } : current;
      set(chooseRange(start, order(), id));
    },
    chooseAll: () => set(chooseAll(order())),
    chooseOnly: (ids: readonly string[]) => set(chooseAll(ids)),
    clearChosen: () => {
      if (selection.getState().ids.size > 0) set(noSelection);
    },
  };
};

export type ChooseActions = ReturnType<typeof createChooseActions>;
