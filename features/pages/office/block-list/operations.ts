import type { Block } from "#features/pages/contract.ts";

/** A block under another id, which takes the old one's place inside its own CSS too. */
export const withId = (block: Block, id: string): Block => {
  const css = block.content["customCss"];
  const content =
    typeof css === "string"
      ? { ...block.content, customCss: css.replaceAll(block.id, id) }
      : block.content;
  return { ...block, id, content };
};

/**
 * The blocks that a new page takes from another: enabled ones at the chosen positions (from 0, over
 * all blocks), each with a new id (the source, section 5).
 */
export const copyBlocks = (
  blocks: readonly Block[],
  positions: readonly number[],
  newId: () => string,
): Block[] =>
  blocks
    .filter((block, position) => block.enabled && positions.includes(position))
    .map((block) => withId(block, newId()));
