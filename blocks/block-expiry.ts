import type { BlockSchema } from "#features/pages/block-contract.ts";
import type { Block } from "#features/pages/contract.ts";
import { blockSchemas, isBlockName } from "./schemas.ts";

/**
 * The moment from which the block is no longer shown, in epoch milliseconds. Infinity means that
 * the block's content never expires.
 */
export const expiresAt = ({ blockType, content }: Block): number => {
  if (!isBlockName(blockType)) return Infinity;
  const schema: BlockSchema = blockSchemas[blockType];
  if (!schema.endsAt) return Infinity;
  const checked = schema.content.safeParse(content);
  const end = checked.success ? schema.endsAt(checked.data) : null;
  return end === null ? Infinity : Date.parse(end);
};
