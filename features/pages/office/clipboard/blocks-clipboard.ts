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

/** A text to copy or paste by hand, where the browser keeps its clipboard to itself. */
export type ManualTransfer = Readonly<{ text: string | null; problem: string | null }>;

const countBlocks = (count: number): string => (count === 1 ? "1 block" : `${count} blocks`);

/** Copies blocks as text. @returns what must be copied by hand, null when it is done */
export const copyToClipboard = async (blocks: readonly Block[]): Promise<ManualTransfer | null> => {
  if (!(await writeClipboard(blocks))) return { text: serializeBlocks(blocks), problem: null };
  toast.success(`${countBlocks(blocks.length)} copied. Paste on any page of any country.`);
  return null;
};

/**
 * Reads the blocks of a text, or of the clipboard.
 * @param room how many blocks the page can still take
 * @returns the blocks to add, or what is to be done by hand
 */
export const pasteFromClipboard = async (
  given: string | null,
  room: number,
  { catalogue, checkBlock, newId }: ClipboardOptions,
): Promise<Readonly<{ blocks: readonly Block[] }> | ManualTransfer> => {
  const text = given ?? (await readClipboard());
  if (text === null) return { text: null, problem: null };
  const read = parsePasted(text, { catalogue, checkBlock, newId, room });
  if ("problem" in read) return { text: null, problem: read.problem };
  toast.success(`${countBlocks(read.blocks.length)} pasted.`);
  for (const warning of read.warnings) toast.error(warning);
  return { blocks: read.blocks };
};
