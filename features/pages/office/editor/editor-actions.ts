import type { Block, PageInput } from "#features/pages/contract.ts";
import { maxBlocks } from "#features/pages/page-defaults.ts";
import type { BlockCheck } from "#features/pages/rules.ts";
import type { CatalogueBlock } from "../page-api.ts";
import type { ManualTransfer } from "../clipboard/blocks-clipboard.ts";
import type { Json } from "../form/field-schema.ts";
import {
  addBlocks,
  duplicateBlock,
  moveBlock,
  putBlockField,
  putField,
  removeBlock,
  writeContent,
  writePage,
} from "../state/changes.ts";
import { blockOf } from "../state/edited-page.ts";
import { type OpenPanel, type PageStore, settingsPanel } from "../state/page-store.ts";
import { focusForm, focusRow } from "../block-list/focus-block.ts";
import { createPresenceStore } from "../presence/presence-store.ts";
import { summarize } from "../block-list/summary.ts";
import type { Variant } from "../block-picker/variants.ts";

/** What lies over the editor: at most one thing. */
export type EditorOverlay =
  | Readonly<{ kind: "picker"; after: number }>
  | Readonly<{ kind: "menu" | "remove" | "position"; id: string }>
  | Readonly<{ kind: "delete" | "versions" }>
  | Readonly<{ kind: "blocks text"; byHand: ManualTransfer }>;

export type EditorActionsOptions = Readonly<{
  store: PageStore;
  catalogue: readonly CatalogueBlock[];
  timeZone: string;
  newId: () => string;
  /** The blocks' own schemas, which come after the editor. */
  checkingBlock: Promise<BlockCheck>;
  /** Epoch milliseconds. */
  now: () => number;
  showOverlay: (shown: EditorOverlay | null) => void;
  showError: (message: string) => void;
}>;

/** All that can be done with an open page, by the mouse, the keys, the menus and the palette alike. */
export const createEditorActions = (options: EditorActionsOptions) => {
  const { store, catalogue, timeZone, newId, checkingBlock, now, showOverlay, showError } = options;
  const presence = createPresenceStore();
  const edited = () => store.getState().edited;
  const indexOf = (id: string) => edited().order.indexOf(id);
  const catalogueEntryOf = ({ blockType }: Block) =>
    catalogue.find(({ name }) => name === blockType);
  const labelOf = (block: Block) => catalogueEntryOf(block)?.label ?? block.blockType;
  const nameOf = (id: string) => `${labelOf(blockOf(edited(), id))}, block ${indexOf(id) + 1}`;
  /** Opens something; broken JSON stays open, which is said. */
  const open = (next: OpenPanel): boolean => {
    if (store.open(next)) return true;
    showError("Mend the JSON first, or discard what you wrote in it.");
    return false;
  };
  const openForm = (block: string | null) => open({ block, isJson: false });

  const hasRoom = (more: number): boolean => {
    if (edited().order.length + more <= maxBlocks) return true;
    showError(`A page holds at most ${maxBlocks} blocks.`);
    return false;
  };
  const add = (blocks: readonly Block[], after: number) => {
    const [first] = blocks;
    if (!first || !hasRoom(blocks.length) || !openForm(null)) return;
    store.change(
      addBlocks(blocks, after, blocks.length === 1 ? labelOf(first) : `${blocks.length} blocks`),
    );
    openForm(first.id);
    focusForm();
    store.announce(
      blocks.length === 1
        ? `${nameOf(first.id)} of ${edited().order.length}, added`
        : `${blocks.length} blocks added, from block ${indexOf(first.id) + 1} on`,
    );
  };
  const move = (id: string, to: number) => {
    const { order } = edited();
    const place = Math.max(0, Math.min(order.length - 1, to));
    if (place === indexOf(id)) return;
    const label = labelOf(blockOf(edited(), id));
    store.change(moveBlock(edited(), id, place, label));
    store.announce(`${label} moved to position ${place + 1} of ${order.length}`);
  };

  const copy = async (id: string) => {
    const { copyToClipboard } = await import("../clipboard/blocks-clipboard.ts");
    const byHand = await copyToClipboard([blockOf(edited(), id)]);
    if (byHand) showOverlay({ kind: "blocks text", byHand });
  };
  /** @param text what was pasted; null reads the clipboard */
  const paste = async (text: string | null) => {
    if (store.getState().jsonProblem !== null) return;
    const { pasteFromClipboard } = await import("../clipboard/blocks-clipboard.ts");
    const checkBlock = await checkingBlock;
    const { order } = edited();
    const room = maxBlocks - order.length;
    const pasted = await pasteFromClipboard(text, room, { catalogue, checkBlock, newId });
    if (!("blocks" in pasted)) return showOverlay({ kind: "blocks text", byHand: pasted });
    showOverlay(null);
    const { block } = store.getState().open;
    add(pasted.blocks, block === null ? order.length - 1 : indexOf(block));
  };

  return {
    copy,
    paste,
    timeZone,
    knownOf: catalogueEntryOf,
    labelOf,
    nameOf,
    showOverlay,
    /** Who else is here. */
    presence,
    /** `Hero: Parti a Capodanno`, to tell a block from others of its kind. */
    describe: (id: string): string => {
      const block = blockOf(edited(), id);
      const summary = summarize(block, catalogueEntryOf(block)?.fields);
      return summary ? `${labelOf(block)}: ${summary}` : labelOf(block);
    },
    openBlock: (id: string) => openForm(id),
    openSettings: () => openForm(null),
    openJson: (block: string | null) => {
      const now = store.getState().open;
      open({ block, isJson: now.block !== block || !now.isJson });
    },
    collapseAll: () => open(settingsPanel),
    showMenu: (id: string) => showOverlay({ kind: "menu", id }),
    // Broken JSON would put back the page without the new block once it is mended.
    pickAfter: (after: number) =>
      store.getState().jsonProblem === null && showOverlay({ kind: "picker", after }),
    putField: (path: string, value: unknown) =>
      store.change(putField(edited(), path, value, now())),
    putBlock: (id: string, path: string, value: Json) =>
      store.change(putBlockField(edited(), id, path, value, now(), nameOf(id))),
    writePage: (page: PageInput) => store.change(writePage(edited(), page, now())),
    writeContent: (id: string, content: Block["content"]) =>
      store.change(writeContent(edited(), id, content, now(), nameOf(id))),
    add,
    addVariant: ({ block: { name }, content }: Variant, after: number) => {
      const id = newId();
      add([{ id, blockType: name, content: { ...content }, enabled: true, schedule: null }], after);
    },
    duplicate: (id: string) => {
      if (!hasRoom(1) || !openForm(null)) return;
      const copy = newId();
      const name = nameOf(id);
      store.change(duplicateBlock(edited(), id, copy, name));
      openForm(copy);
      focusRow(copy);
      store.announce(`${name} duplicated; the copy is off, at position ${indexOf(copy) + 1}`);
    },
    move,
    moveBy: (id: string, by: 1 | -1) => move(id, indexOf(id) + by),
    /** Drops a dragged block before or behind another. */
    moveBeside: (id: string, beside: string, edge: "top" | "bottom") => {
      const without = edited().order.filter((one) => one !== id);
      move(id, without.indexOf(beside) + (edge === "bottom" ? 1 : 0));
    },
    remove: (id: string) => {
      const name = nameOf(id);
      const place = indexOf(id);
      store.setJsonProblem(null);
      openForm(null);
      store.change(removeBlock(id, name));
      focusRow(edited().order[place] ?? edited().order[place - 1]);
      store.announce(`${name} deleted; undo brings it back`);
    },
    toggle: (id: string) => {
      const { enabled } = blockOf(edited(), id);
      store.change(putBlockField(edited(), id, "enabled", !enabled, now(), nameOf(id)));
      store.announce(`${nameOf(id)} is ${enabled ? "off" : "on"}`);
    },
  };
};

export type EditorActions = ReturnType<typeof createEditorActions>;
