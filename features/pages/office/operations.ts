import type { Block } from "../contract.ts";

/** Moves the block at an index by one place; at the edge nothing happens. */
export const moveBlock = (blocks: readonly Block[], index: number, by: 1 | -1): Block[] => {
  const to = index + by;
  const moved = blocks[index];
  if (!moved || to < 0 || to >= blocks.length) return [...blocks];
  return blocks.toSpliced(index, 1).toSpliced(to, 0, moved);
};

const withId = (block: Block, id: string): Block => {
  const css = block.content["customCss"];
  const content =
    typeof css === "string"
      ? { ...block.content, customCss: css.replaceAll(block.id, id) }
      : block.content;
  return { ...block, id, content };
};

/** A copy behind its original: disabled, without a schedule, and with its own id in its CSS. */
export const duplicateBlock = (blocks: readonly Block[], index: number, id: string): Block[] => {
  const original = blocks[index];
  if (!original) return [...blocks];
  return blocks.toSpliced(index + 1, 0, {
    ...withId(original, id),
    enabled: false,
    schedule: null,
  });
};

/** A block as it begins, behind the given position; -1 puts it first. */
export const addBlock = (blocks: readonly Block[], after: number, block: Block): Block[] =>
  blocks.toSpliced(after + 1, 0, block);

/**
 * The blocks that a new page takes from another: enabled ones at the chosen positions (from 0, over
 * all blocks), each with a new id (the source, section 5).
 */
export const copiedBlocks = (
  blocks: readonly Block[],
  positions: readonly number[],
  newId: () => string,
): Block[] =>
  blocks
    .filter((block, position) => block.enabled && positions.includes(position))
    .map((block) => withId(block, newId()));
