import { checkBlock } from "#blocks/check.ts";
import { blockSchemas } from "#blocks/schemas.ts";
import type { CodeBlocks } from "#features/content/block-catalogue/entries.ts";

/** The blocks of this app, of which the catalogue's entries are made. */
export const codeBlocks: CodeBlocks = {
  blocks: Object.values(blockSchemas),
  checkContent: (blockType, content) =>
    checkBlock({ id: "entry", blockType, content, enabled: true, schedule: null }),
};
