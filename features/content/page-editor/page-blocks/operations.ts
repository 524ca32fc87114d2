import type { Block } from "#features/content/pages/contract.ts";

/** Changes a block's id, also inside its custom CSS. */
export const withId = (block: Block, id: string): Block => {
  const css = block.content["customCss"];
  const content =
    typeof css === "string"
      ? { ...block.content, customCss: css.replaceAll(block.id, id) }
      : block.content;
  return { ...block, id, content };
};

/**
 * Copies the enabled blocks at the given positions (from 0, counted over all blocks), each with a
 * new id (back-office specification, section 5).
 */
export const copyBlocks = (
  blocks: readonly Block[],
  positions: readonly number[],
  newId: () => string,
): Block[] =>
  blocks
    .filter((block, position) => block.enabled && positions.includes(position))
    .map((block) => withId(block, newId()));
