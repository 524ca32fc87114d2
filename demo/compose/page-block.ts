import type { Block } from "#features/content/pages/contract.ts";

/** An enabled block of a page, without a schedule. */
export const pageBlock = (id: string, blockType: string, content: Block["content"]): Block => ({
  id,
  blockType,
  content,
  enabled: true,
  schedule: null,
});
