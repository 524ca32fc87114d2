import type { Block, PageInput } from "#features/content/pages/contract.ts";
import type { BlockCheck } from "#features/content/pages/rules.ts";
import type { CatalogueBlock } from "../catalogue-block.ts";
import type { ManualTransfer } from "../clipboard/blocks-clipboard.ts";
import type { Json } from "#design/office/form/field-schema.ts";
import { focusRow } from "../page-blocks/focus-block.ts";
import { onceLettersCome } from "#platform/browser/typed-slug.ts";
import { slugFollowing } from "../state/slug-follows-name.ts";
import { putBlockField, putField, putName, writeContent, writePage } from "../state/changes.ts";
import { type OpenPanel, type PageStore, settingsPanel } from "../state/page-store.ts";
import { createAsOfStore } from "../state/as-of.ts";
import { createFindingsStore } from "../findings/findings-store.ts";
import { createPresenceStore } from "../state/presence-store.ts";
import { createBlockActions } from "./block-actions.ts";
import { createClipboardActions } from "./clipboard-actions.ts";
import { createBlockNames } from "./block-names.ts";
import { createChooseActions } from "../selection/choose.ts";
import type { GroupActions } from "../selection/group-actions.ts";
import { createSelectionStore } from "../selection/selection.ts";

/** The dialog or menu over the editor; at most one is open. */
export type EditorOverlay =
  | Readonly<{ kind: "picker"; after: number }>
  | Readonly<{ kind: "menu" | "position"; id: string }>
  | Readonly<{ kind: "delete" | "versions" | "page menu" | "group position" }>
  | Readonly<{ kind: "blocks text"; transfer: ManualTransfer }>;

export type EditorActionsOptions = Readonly<{
  store: PageStore;
  catalogue: readonly CatalogueBlock[];
  hasMerchant: boolean;
  country: string;
  /** The market's language, in which slugs are made from names. */
  language: string;
  timeZone: string;
  newId: () => string;
  /** The blocks' content schemas, loaded after the editor. */
  blockCheckPromise: Promise<BlockCheck>;
  /** Epoch milliseconds. */
  now: () => number;
  showOverlay: (overlay: EditorOverlay | null) => void;
  showError: (message: string) => void;
  showUndo: (message: string, undo: () => void) => void;
}>;

/**
 * The actions on an open page, shared by buttons, keyboard shortcuts, menus and the command
 * palette.
 */
export const createEditorActions = (options: EditorActionsOptions) => {
  const { store, catalogue, country, language, timeZone } = options;
  const { now, showOverlay, showError } = options;
  const presenceStore = createPresenceStore();
  const asOfStore = createAsOfStore();
  const findingsStore = createFindingsStore();
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

  const blocks = createBlockActions({ ...options, names, openForm });

  const selection = createSelectionStore();
  const choose = createChooseActions(store, selection);
  const clipboard = createClipboardActions({ ...options, choose, addBlocks: blocks.add });
  const lockedBy = (id: string): string | null => {
    const other = presenceStore.getState().presence?.lockOf(id);
    return other ? (other.isYou ? "another tab of yours" : other.name) : null;
  };
  const loadGroup = async () => {
    const { createGroupActions } = await import("../selection/group-actions.ts");
    const { copyBlocks } = clipboard;
    return createGroupActions({ ...options, choose, nameOf, lockedBy, copyBlocks, focusRow });
  };

  return {
    country,
    ...clipboard,
    selection,
    ...choose,
    /** Does something with the chosen blocks together; its code is loaded when it is needed. */
    withGroup: async (run: (group: GroupActions) => unknown) => run(await loadGroup()),
    showError,
    timeZone,
    ...names,
    ...blocks,
    showOverlay,
    presenceStore,
    asOfStore,
    findingsStore,
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
    /** Changes the name. A page that was never saved gets its slug from it; a stored page keeps its slug. */
    putName: (name: string) => {
      const rename = (next: string) => {
        const { fields } = edited();
        const isNew = store.getState().stored === null;
        const slug = isNew ? slugFollowing(fields, next, language) : null;
        store.change(putName(edited(), next, slug, now()));
      };
      rename(name);
      onceLettersCome(name, () => rename(edited().fields.name));
    },
    putBlock: (id: string, path: string, value: Json) =>
      store.change(putBlockField(edited(), id, path, value, now(), nameOf(id))),
    writePage: (page: PageInput) => store.change(writePage(edited(), page, now())),
    writeContent: (id: string, content: Block["content"]) =>
      store.change(writeContent(edited(), id, content, now(), nameOf(id))),
  };
};

export type EditorActions = ReturnType<typeof createEditorActions>;
