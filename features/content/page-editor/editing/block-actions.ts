import type { Block } from "#features/content/pages/contract.ts";
import { maxBlocks } from "#features/content/pages/field-rules.ts";
import { focusForm, focusRow } from "../page-blocks/focus-block.ts";
import type { Variant } from "../block-picker/variants.ts";
import {
  addBlocks,
  duplicateBlock,
  moveBlock,
  putBlockField,
  removeBlock,
} from "../state/changes.ts";
import { blockOf } from "../state/edited-page.ts";
import type { PageStore } from "../state/page-store.ts";
import { undoOfLastStep } from "../state/undo-step.ts";
import type { BlockNames } from "./block-names.ts";

export type BlockActionsOptions = Readonly<{
  store: PageStore;
  names: BlockNames;
  newId: () => string;
  /** Epoch milliseconds. */
  now: () => number;
  /** Null opens the page settings. @returns false while broken JSON is open */
  openForm: (block: string | null) => boolean;
  showError: (message: string) => void;
  /** Says what was done and offers to take it back. */
  showUndo: (message: string, undo: () => void) => void;
}>;

/** Adds, moves and removes blocks; each action is announced to screen readers. */
export const createBlockActions = (options: BlockActionsOptions) => {
  const { store, newId, now, openForm, showError, showUndo } = options;
  const { labelOf, nameOf } = options.names;
  const edited = () => store.getState().edited;
  const indexOf = (id: string) => edited().order.indexOf(id);

  const hasRoom = (count: number): boolean => {
    if (edited().order.length + count <= maxBlocks) return true;
    showError(`A page holds at most ${maxBlocks} blocks.`);
    return false;
  };
  const add = (blocks: readonly Block[], after: number) => {
    const [firstBlock] = blocks;
    if (!firstBlock || !hasRoom(blocks.length) || !openForm(null)) return;
    store.change(
      addBlocks(
        blocks,
        after,
        blocks.length === 1 ? labelOf(firstBlock) : `${blocks.length} blocks`,
      ),
    );
    openForm(firstBlock.id);
    focusForm();
    store.announce(
      blocks.length === 1
        ? `${nameOf(firstBlock.id)} of ${edited().order.length}, added`
        : `${blocks.length} blocks added, from block ${indexOf(firstBlock.id) + 1} on`,
    );
  };
  const move = (id: string, newIndex: number) => {
    const { order } = edited();
    const position = Math.max(0, Math.min(order.length - 1, newIndex));
    if (position === indexOf(id)) return;
    const label = labelOf(blockOf(edited(), id));
    store.change(moveBlock(edited(), id, position, label));
    store.announce(`${label} moved to position ${position + 1} of ${order.length}`);
  };

  return {
    add,
    addVariant: ({ block: { blockType }, content }: Variant, after: number) => {
      const id = newId();
      add([{ id, blockType, content: { ...content }, enabled: true, schedule: null }], after);
    },
    duplicate: (id: string) => {
      if (!hasRoom(1) || !openForm(null)) return;
      const copyId = newId();
      const name = nameOf(id);
      store.change(duplicateBlock(edited(), id, copyId, name));
      openForm(copyId);
      focusRow(copyId);
      store.announce(`${name} duplicated; the copy is off, at position ${indexOf(copyId) + 1}`);
    },
    move,
    moveBy: (id: string, by: 1 | -1) => move(id, indexOf(id) + by),
    /** Moves a dragged block before ("top") or after ("bottom") the target block. */
    moveNextTo: (id: string, targetId: string, edge: "top" | "bottom") => {
      const otherIds = edited().order.filter((blockId) => blockId !== id);
      move(id, otherIds.indexOf(targetId) + (edge === "bottom" ? 1 : 0));
    },
    remove: (id: string) => {
      const name = nameOf(id);
      const index = indexOf(id);
      store.setJsonProblem(null);
      openForm(null);
      store.change(removeBlock(id, name));
      focusRow(edited().order[index] ?? edited().order[index - 1]);
      store.announce(`${name} deleted; undo brings it back`);
      showUndo(`${name} deleted`, undoOfLastStep(store, showError));
    },
    toggle: (id: string) => {
      const { enabled } = blockOf(edited(), id);
      store.change(putBlockField(edited(), id, "enabled", !enabled, now(), nameOf(id)));
      store.announce(`${nameOf(id)} is ${enabled ? "off" : "on"}`);
    },
  };
};
