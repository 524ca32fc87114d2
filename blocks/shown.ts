import type { z } from "zod";
import type { Block } from "#features/pages/contract.ts";
import { type BlockName, blockSchemas, isBlockName } from "./schemas.ts";

/** A block that its own schema has passed: what the views are given. Schemas stay on the server. */
export type ShownBlock = {
  [Name in BlockName]: Readonly<{
    id: string;
    blockType: Name;
    content: z.output<(typeof blockSchemas)[Name]["content"]>;
  }>;
}[BlockName];

/** The blocks that can be shown; one that its own schema refuses is left out. */
export const shownBlocks = (blocks: readonly Block[]): ShownBlock[] =>
  blocks.flatMap(({ id, blockType, content }) => {
    if (!isBlockName(blockType)) return [];
    const checked = blockSchemas[blockType].content.safeParse(content);
    // The schema was taken by this very name, so name and content belong together.
    return checked.success ? [{ id, blockType, content: checked.data } as ShownBlock] : [];
  });
