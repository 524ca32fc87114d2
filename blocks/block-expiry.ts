import type { BlockSchema } from "#features/content/pages/block-contract.ts";
import type { Block } from "#features/content/pages/contract.ts";
import { ownEndOf } from "#features/content/pages/visibility-rules.ts";
import { blockSchemas, isBlockName } from "./schemas.ts";

/**
 * The moment from which the block is no longer shown, in epoch milliseconds. Infinity means that
 * the block's content never expires.
 */
export const expiresAt = (block: Block): number => {
  if (!isBlockName(block.blockType)) return Infinity;
  const { endField }: BlockSchema = blockSchemas[block.blockType];
  const end = ownEndOf(block, endField ?? null);
  return end === null ? Infinity : Date.parse(end);
};
