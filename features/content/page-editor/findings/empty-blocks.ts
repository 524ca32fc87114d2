import type { BlockNeeds } from "#features/content/pages/block-contract.ts";
import type { Block } from "#features/content/pages/contract.ts";
import { isEmptyBlock } from "#features/content/pages/parts/empty-block.ts";
import type { LocatedError } from "../errors/located-errors.ts";

/** The field to fill for visitors to see a block; null for a block that they see, and one that is off. */
export const missingIn = (
  { id, enabled, content }: Block,
  needs: BlockNeeds | null,
): LocatedError | null => {
  if (!enabled || needs === null) return null;
  const { anyOf, message } = needs;
  if (!isEmptyBlock(content, needs)) return null;
  const [field = ""] = anyOf[0]?.split(".") ?? [];
  return { block: id, path: `content.${field}`, message };
};
