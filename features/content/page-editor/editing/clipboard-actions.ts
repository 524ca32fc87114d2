import type { Block } from "#features/content/pages/contract.ts";
import { maxBlocks } from "#features/content/pages/field-rules.ts";
import { pageTypeOf } from "#features/content/pages/parts/block-placement.ts";
import type { BlockCheck } from "#features/content/pages/rules.ts";
import type { ManualTransfer } from "../clipboard/blocks-clipboard.ts";
import type { CatalogueBlock } from "../catalogue-block.ts";
import type { ChooseActions } from "../selection/choose.ts";
import { blockOf } from "../state/edited-page.ts";
import type { PageStore } from "../state/page-store.ts";

export type ClipboardActionsOptions = Readonly<{
  store: PageStore;
  catalogue: readonly CatalogueBlock[];
  hasMerchant: boolean;
  newId: () => string;
  /** The blocks' content schemas, loaded after the editor. */
  blockCheckPromise: Promise<BlockCheck>;
  /** Shows the text to copy or to paste by hand; null closes what is shown. */
  showOverlay: (
    overlay: Readonly<{ kind: "blocks text"; transfer: ManualTransfer }> | null,
  ) => void;
  choose: ChooseActions;
  /** @param after position of the block to insert after; -1 inserts at the start */
  addBlocks: (blocks: readonly Block[], after: number) => void;
}>;

/** Copies blocks to any page of any country. */
export const createClipboardActions = (options: ClipboardActionsOptions) => {
  const {
    store,
    catalogue,
    hasMerchant,
    newId,
    blockCheckPromise,
    showOverlay,
    choose,
    addBlocks,
  } = options;
  const order = () => store.getState().edited.order;
  const copyBlocks = async (blocks: readonly Block[]): Promise<boolean> => {
    const { copyToClipboard } = await import("../clipboard/blocks-clipboard.ts");
    const transfer = await copyToClipboard(blocks);
    if (transfer) showOverlay({ kind: "blocks text", transfer });
    return transfer === null;
  };
  /** The last chosen block, else the open one. */
  const lastTarget = () => choose.chosen().at(-1) ?? store.getState().openPanel.block;
  /**
   * @param text the pasted text; null reads the clipboard
   * @param after id of the block to paste after
   */
  const paste = async (text: string | null, after = lastTarget()) => {
    if (store.getState().jsonProblem !== null) return;
    const { pasteFromClipboard } = await import("../clipboard/blocks-clipboard.ts");
    const checkBlock = await blockCheckPromise;
    const room = maxBlocks - order().length;
    const pageType = pageTypeOf(store.getState().edited.fields);
    const context = { catalogue, checkBlock, pageType, hasMerchant, newId };
    const pasted = await pasteFromClipboard(text, room, context);
    if (!("blocks" in pasted)) return showOverlay({ kind: "blocks text", transfer: pasted });
    showOverlay(null);
    addBlocks(pasted.blocks, after === null ? order().length - 1 : order().indexOf(after));
  };
  return {
    /** @returns false when the browser refused, and the text is shown for copying by hand */
    copyBlocks,
    copy: (id: string) => copyBlocks([blockOf(store.getState().edited, id)]),
    copyAll: () => copyBlocks(store.page().blocks),
    paste,
    pasteAtEnd: () => paste(null, order().at(-1) ?? null),
  };
};
