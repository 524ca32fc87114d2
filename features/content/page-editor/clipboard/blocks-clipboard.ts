import type { Block } from "#features/content/pages/contract.ts";
import type { PageType } from "#features/content/pages/parts/block-placement.ts";
import type { BlockCheck } from "#features/content/pages/rules.ts";
import type { CatalogueBlock } from "../catalogue-block.ts";
import { toast } from "#design/office/toast.ts";
import { countBlocks } from "../selection/selection.ts";
import { countCopied, parsePasted, serializeBlocks } from "./clipboard.ts";
import { copiedBlocks, rememberCopied } from "./copied-blocks.ts";
import { peekClipboard, readClipboard, writeClipboard } from "./system-clipboard.ts";

export type ClipboardOptions = Readonly<{
  catalogue: readonly CatalogueBlock[];
  checkBlock: BlockCheck;
  pageType: PageType;
  hasMerchant: boolean;
  newId: () => string;
}>;

/**
 * What the dialog shows when the browser denies clipboard access: `text` is the text to copy by
 * hand, null for an empty field to paste into; `problem` says why the last pasted text was
 * rejected.
 */
export type ManualTransfer = Readonly<{ text: string | null; problem: string | null }>;

/** @returns null when the browser copied; else what to show for copying by hand */
export const copyToClipboard = async (blocks: readonly Block[]): Promise<ManualTransfer | null> => {
  const text = serializeBlocks(blocks);
  rememberCopied(blocks.length, text);
  if (!(await writeClipboard(text))) return { text, problem: null };
  toast.success(`${countBlocks(blocks.length)} copied. Paste on any page of any country.`);
  return null;
};

/**
 * Reads blocks from a text, or from the clipboard.
 * @param pastedText null reads the clipboard
 * @param room how many more blocks the page can hold
 * @returns the blocks to add, or what to show for pasting by hand
 */
export const pasteFromClipboard = async (
  pastedText: string | null,
  room: number,
  { pageType, hasMerchant, ...options }: ClipboardOptions,
): Promise<Readonly<{ blocks: readonly Block[] }> | ManualTransfer> => {
  // Where the browser refuses, what was last copied in this browser is pasted.
  const text = pastedText ?? (await readClipboard()) ?? copiedBlocks()?.text ?? null;
  if (text === null) return { text: null, problem: null };
  const place = { pageType, hasMerchant };
  const result = parsePasted(text, { ...options, place, room });
  if ("problem" in result) return { text: null, problem: result.problem };
  toast.success(`${countBlocks(result.blocks.length)} pasted.`);
  for (const warning of result.warnings) toast.error(warning);
  return { blocks: result.blocks };
};

/** Looks what the clipboard holds, where the browser allows it without asking. */
export const lookIntoClipboard = async (): Promise<void> => {
  const text = await peekClipboard();
  if (text === null) return;
  const count = countCopied(text);
  const known = copiedBlocks();
  if (known?.count !== count || (count > 0 && known.text !== text)) rememberCopied(count, text);
};
