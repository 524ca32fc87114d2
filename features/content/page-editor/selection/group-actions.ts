import type { Block } from "#features/content/pages/contract.ts";
import { maxBlocks } from "#features/content/pages/field-rules.ts";
import type { Change } from "../state/changes.ts";
import { blockOf } from "../state/edited-page.ts";
import type { PageStore } from "../state/page-store.ts";
import { undoOfLastStep } from "../state/undo-step.ts";
import type { ChooseActions } from "./choose.ts";
import {
  duplicateGroup,
  moveGroup,
  removeGroup,
  stepOfGroup,
  switchGroup,
} from "./group-changes.ts";

export type GroupActionsOptions = Readonly<{
  store: PageStore;
  choose: ChooseActions;
  newId: () => string;
  nameOf: (id: string) => string;
  /** The name of the colleague who is editing the block; null while it is free. */
  lockedBy: (id: string) => string | null;
  /** @returns false when the browser refused, and the text is shown for copying by hand */
  copyBlocks: (blocks: readonly Block[]) => Promise<boolean>;
  showError: (message: string) => void;
  /** Focuses the row of a block; the add button when there is none. */
  focusRow: (id: string | undefined) => void;
  /** Says what was done and offers to take it back. */
  showUndo: (message: string, undo: () => void) => void;
}>;

/** Runs changes of the chosen blocks, each as one undo step that a toast takes back. */
const createRunner = (options: GroupActionsOptions) => {
  const { store, nameOf, lockedBy, showError, showUndo } = options;
  const edited = () => store.getState().edited;

  const run = (change: Change, note = ""): boolean => {
    if (store.getState().jsonProblem !== null) {
      showError("Mend the JSON first, or discard what you wrote in it.");
      return false;
    }
    const before = edited();
    store.change(change);
    if (edited() === before) return false;
    const message = `${change.label}${note}`;
    store.announce(message);
    showUndo(message, undoOfLastStep(store, showError));
    return true;
  };

  /** A block that a colleague is editing is neither switched nor taken away from under them. */
  const withoutLocked = (ids: readonly string[]) => {
    const locked = ids.filter((id) => lockedBy(id) !== null);
    const [first] = locked;
    const note = first === undefined ? "" : `; left ${nameOf(first)}: ${lockedBy(first)} edits it`;
    return {
      free: ids.filter((id) => !locked.includes(id)),
      note: locked.length > 1 ? `${note}, and ${locked.length - 1} more in use` : note,
    };
  };
  const runOnFree = (ids: readonly string[], changeOf: (free: readonly string[]) => Change) => {
    const { free, note } = withoutLocked(ids);
    if (free.length > 0) return run(changeOf(free), note);
    if (ids.length > 0) showError(`Nothing was changed${note}.`);
    return false;
  };
  return { run, runOnFree };
};

/** What can be done with the chosen blocks together. */
export const createGroupActions = (options: GroupActionsOptions) => {
  const { store, choose, newId, copyBlocks, focusRow, showError } = options;
  const { run, runOnFree } = createRunner(options);
  const edited = () => store.getState().edited;

  const move = (index: number) => {
    const ids = choose.chosen();
    if (ids.length > 0) run(moveGroup(edited(), ids, index));
  };
  const remove = (ids: readonly string[]) => {
    const { order } = edited();
    const index = order.indexOf(ids[0] ?? "");
    if (!runOnFree(ids, removeGroup)) return;
    choose.clearChosen();
    const { openPanel } = store.getState();
    if (openPanel.block !== null && !edited().blocks[openPanel.block])
      store.open({ block: null, isJson: false });
    focusRow(edited().order[index] ?? edited().order.at(-1));
  };
  const copy = (ids: readonly string[]): Promise<boolean> =>
    copyBlocks(ids.map((id) => blockOf(edited(), id)));

  return {
    enable: (enabled: boolean) => {
      const ids = choose.chosen().filter((id) => blockOf(edited(), id).enabled !== enabled);
      runOnFree(ids, (free) => switchGroup(free, enabled));
    },
    duplicate: () => {
      const ids = choose.chosen();
      if (ids.length === 0) return;
      if (edited().order.length + ids.length > maxBlocks)
        return showError(`A page holds at most ${maxBlocks} blocks.`);
      const newIds = ids.map(newId);
      if (run(duplicateGroup(edited(), ids, newIds), "; the copies are off"))
        choose.chooseOnly(newIds);
    },
    copy: () => copy(choose.chosen()),
    cut: async () => {
      const ids = choose.chosen();
      if (await copy(ids)) remove(ids);
    },
    /** @param index place of the group's first block, from 0 */
    move,
    moveBy: (direction: 1 | -1) => move(stepOfGroup(edited(), choose.chosen(), direction)),
    /** Moves the dragged group before ("top") or after ("bottom") a block that is not of it. */
    moveNextTo: (targetId: string, edge: "top" | "bottom") => {
      const ids = choose.chosen();
      const others = edited().order.filter((id) => !ids.includes(id));
      const target = others.indexOf(targetId);
      if (target !== -1) move(target + (edge === "bottom" ? 1 : 0));
    },
    remove: () => remove(choose.chosen()),
  };
};

export type GroupActions = ReturnType<typeof createGroupActions>;
