import type { Block } from "#features/pages/contract.ts";
import type { BlockCheck } from "#features/pages/rules.ts";
import type { CatalogueBlock } from "../page-calls.ts";
import { say, warn } from "#design/office/say.ts";
import { blocksText, readPasted } from "./clipboard.ts";
import { copyBlocks, pasteBlocks } from "./system-clipboard.ts";

export type ClipboardOptions = Readonly<{
  catalogue: readonly CatalogueBlock[];
  checkBlock: BlockCheck;
  newId: () => string;
}>;

/** A text to copy or paste by hand, where the browser keeps its clipboard to itself. */
export type ByHand = Readonly<{ text: string | null; problem: string | null }>;

const howMany = (count: number): string => (count === 1 ? "1 block" : `${count} blocks`);

/** Copies blocks as text. @returns what must be copied by hand, null when it is done */
export const copyToClipboard = async (blocks: readonly Block[]): Promise<ByHand | null> => {
  if (!(await copyBlocks(blocks))) return { text: blocksText(blocks), problem: null };
  say(`${howMany(blocks.length)} copied. Paste on any page of any country.`);
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
): Promise<Readonly<{ blocks: readonly Block[] }> | ByHand> => {
  const text = given ?? (await pasteBlocks());
  if (text === null) return { text: null, problem: null };
  const read = readPasted(text, { catalogue, checkBlock, newId, room });
  if ("problem" in read) return { text: null, problem: read.problem };
  say(`${howMany(read.blocks.length)} pasted.`);
  for (const warning of read.warnings) warn(warning);
  return { blocks: read.blocks };
};
