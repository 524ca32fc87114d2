import type { BlockSchema } from "#features/pages/block-contract.ts";
import type { Block } from "#features/pages/contract.ts";
import { blockSchemas, isBlockName } from "./schemas.ts";

/** In epoch milliseconds; Infinity for a block whose content never expires. */
export const expiresAt = ({ blockType, content }: Block): number => {
  if (!isBlockName(blockType)) return Infinity;
  const schema: BlockSchema = blockSchemas[blockType];
  if (!schema.endsAt) return Infinity;
  const checked = schema.content.safeParse(content);
  const end = checked.success ? schema.endsAt(checked.data) : null;
  return end === null ? Infinity : Date.parse(end);
};
