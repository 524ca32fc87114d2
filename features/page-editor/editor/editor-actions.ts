import type { Block, PageInput } from "#features/pages/contract.ts";
import { maxBlocks } from "#features/pages/field-rules.ts";
import type { BlockCheck } from "#features/pages/rules.ts";
import type { CatalogueBlock } from "../page-api.ts";
import type { ManualTransfer } from "../clipboard/blocks-clipboard.ts";
import type { Json } from "#design/office/form/field-schema.ts";
import { slugFollowing } from "../slug/slug-follows-name.ts";
import { putBlockField, putField, putName, writeContent, writePage } from "../state/changes.ts";
import { blockOf } from "../state/edited-page.ts";
import { type OpenPanel, type PageStore, settingsPanel } from "../state/page-store.ts";
import { createPresenceStore } from "../presence/presence-store.ts";
import { createBlockActions } from "./block-actions.ts";
import { createBlockNames } from "./block-names.ts";

/** The dialog or menu over the editor; at most one is open. */
export type EditorOverlay =
  | Readonly<{ kind: "picker"; after: number }>
  | Readonly<{ kind: "menu" | "remove" | "position"; id: string }>
  | Readonly<{ kind: "delete" | "versions" }>
  | Readonly<{ kind: "blocks text"; transfer: ManualTransfer }>;

export type EditorActionsOptions = Readonly<{
  store: PageStore;
  catalogue: readonly CatalogueBlock[];
  country: string;
  /** The market's, for slugs made from names. */
  language: string;
  timeZone: string;
  newId: () => string;
  /** The blocks' content schemas, loaded after the editor. */
  blockCheckPromise: Promise<BlockCheck>;
  /** Epoch milliseconds. */
  now: () => number;
  showOverlay: (overlay: EditorOverlay | null) => void;
  showError: (message: string) => void;
}>;

/**
 * The actions on an open page, shared by buttons, keyboard shortcuts, menus and the command
 * palette.
 */
export const createEditorActions = (options: EditorActionsOptions) => {
  const { store, catalogue, country, language, timeZone, newId } = options;
  const { blockCheckPromise, now, showOverlay, showError } = options;
  const presenceStore = createPresenceStore();
  const names = createBlockNames(store, catalogue);
  const { nameOf } = names;
  const edited = () => store.getState().edited;
  /** Opens another panel. While the JSON editor contains broken JSON, shows an error instead. */
  const open = (next: OpenPanel): boolean => {
    if (store.open(next)) return true;
    showError("Mend the JSON first, or discard what you wrote in it.");
    return false;
  };
  const openForm = (block: string | null) => open({ block, isJson: false });

  const blocks = createBlockActions({ store, names, newId, now, openForm, showError });

  const copy = async (id: string) => {
    const { copyToClipboard } = await import("../clipboard/blocks-clipboard.ts");
    const transfer = await copyToClipboard([blockOf(edited(), id)]);
    if (transfer) showOverlay({ kind: "blocks text", transfer });
  };
  /** @param text the pasted text; null reads the clipboard */
  const paste = async (text: string | null) => {
    if (store.getState().jsonProblem !== null) return;
    const { pasteFromClipboard } = await import("../clipboard/blocks-clipboard.ts");
    const checkBlock = await blockCheckPromise;
    const { order } = edited();
    const room = maxBlocks - order.length;
    const pasted = await pasteFromClipboard(text, room, { catalogue, checkBlock, newId });
    if (!("blocks" in pasted)) return showOverlay({ kind: "blocks text", transfer: pasted });
    showOverlay(null);
    const { block } = store.getState().openPanel;
    blocks.add(pasted.blocks, block === null ? order.length - 1 : order.indexOf(block));
  };

  return {
    copy,
    paste,
    country,
    timeZone,
    ...names,
    ...blocks,
    showOverlay,
    presenceStore,
    openBlock: (id: string) => openForm(id),
    openSettings: () => openForm(null),
    openJson: (block: string | null) => {
      const current = store.getState().openPanel;
      open({ block, isJson: current.block !== block || !current.isJson });
    },
    collapseAll: () => open(settingsPanel),
    showMenu: (id: string) => showOverlay({ kind: "menu", id }),
    // When the user fixes broken JSON, the whole page is replaced; a block added before that would
    // be lost.
    pickAfter: (after: number) =>
      store.getState().jsonProblem === null && showOverlay({ kind: "picker", after }),
    putField: (path: string, value: unknown) =>
      store.change(putField(edited(), path, value, now())),
    /** Of a page that was never saved, the slug follows; a stored page keeps its address. */
    putName: (name: string) => {
      const { fields } = edited();
      const isNew = store.getState().stored === null;
      const slug = isNew ? slugFollowing(fields, name, language) : null;
      store.change(putName(edited(), name, slug, now()));
    },
    putBlock: (id: string, path: string, value: Json) =>
      store.change(putBlockField(edited(), id, path, value, now(), nameOf(id))),
    writePage: (page: PageInput) => store.change(writePage(edited(), page, now())),
    writeContent: (id: string, content: Block["content"]) =>
      store.change(writeContent(edited(), id, content, now(), nameOf(id))),
  };
};

export type EditorActions = ReturnType<typeof createEditorActions>;
