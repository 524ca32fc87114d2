import type { Block } from "#features/pages/contract.ts";
import type { BlockCheck } from "#features/pages/rules.ts";
import type { CatalogueBlock } from "../page-api.ts";
import { toast } from "#design/office/toast.ts";
import { serializeBlocks, parsePasted } from "./clipboard.ts";
import { writeClipboard, readClipboard } from "./system-clipboard.ts";

export type ClipboardOptions = Readonly<{
  catalogue: readonly CatalogueBlock[];
  checkBlock: BlockCheck;
  newId: () => string;
}>;

/**
 * What the dialog shows when the browser denies clipboard access: `text` is the text to copy by
 * hand, null for an empty field to paste into; `problem` says why the last pasted text was
 * rejected.
 */
export type ManualTransfer = Readonly<{ text: string | null; problem: string | null }>;

const countBlocks = (count: number): string => (count === 1 ? "1 block" : `${count} blocks`);

/** @returns null when the browser copied; else what to show for copying by hand */
export const copyToClipboard = async (blocks: readonly Block[]): Promise<ManualTransfer | null> => {
  if (!(await writeClipboard(blocks))) return { text: serializeBlocks(blocks), problem: null };
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
  { catalogue, checkBlock, newId }: ClipboardOptions,
): Promise<Readonly<{ blocks: readonly Block[] }> | ManualTransfer> => {
  const text = pastedText ?? (await readClipboard());
  if (text === null) return { text: null, problem: null };
  const result = parsePasted(text, { catalogue, checkBlock, newId, room });
  if ("problem" in result) return { text: null, problem: result.problem };
  toast.success(`${countBlocks(result.blocks.length)} pasted.`);
  for (const warning of result.warnings) toast.error(warning);
  return { blocks: result.blocks };
};
