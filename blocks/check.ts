import type { Block } from "#features/content/pages/contract.ts";
import type { RuleError } from "#platform/rule-error.ts";
import { proseErrors } from "./prose-errors.ts";
import { blockSchemas, isBlockName } from "./schemas.ts";

/**
 * Validates a block's content by the schema of its type, and the links in its texts, which the
 * schema lets pass so that a text stored before is still shown. The paths of the errors begin at the
 * block, not at the page.
 */
export const checkBlock = (block: Block): readonly RuleError[] => {
  if (!isBlockName(block.blockType))
    return [{ path: "blockType", message: `There is no block ${block.blockType}.` }];
  const { content } = blockSchemas[block.blockType];
  const result = content.safeParse(block.content);
  if (result.success) return proseErrors(content, result.data, "content");
  return result.error.issues.map((issue) => ({
    path: ["content", ...issue.path].join("."),
    message: issue.message,
  }));
};
