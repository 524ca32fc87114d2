import type { Block } from "#features/pages/contract.ts";
import { blockData, type ContentOf, type DataOf } from "./data.ts";
import { type BlockName, blockSchemas, isBlockName } from "./schemas.ts";
import type { BlockServices } from "./services.ts";

/** A block that its own schema has passed, with what it shows. Schemas stay on the server. */
export type ShownBlock = {
  [Name in BlockName]: Readonly<{
    id: string;
    blockType: Name;
    content: ContentOf<Name>;
    data: DataOf<Name>;
    /** The block's own style sheet, cleaned and held to it; empty when it has none. */
    css: string;
  }>;
}[BlockName];

/**
 * The blocks that can be shown; one that its own schema refuses is left out.
 * @param styles the blocks' cleaned style sheets, by their ids
 */
export const shownBlocks = async (
  blocks: readonly Block[],
  services: BlockServices,
  styles: ReadonlyMap<string, string>,
): Promise<ShownBlock[]> => {
  const shown = await Promise.all(
    blocks.map(async ({ id, blockType, content }) => {
      if (!isBlockName(blockType)) return null;
      const checked = blockSchemas[blockType].content.safeParse(content);
      if (!checked.success) return null;
      // Schema, loader and content were taken by this very name, so they belong together.
      const load = blockData[blockType] as (
        content: unknown,
        services: BlockServices,
      ) => Promise<unknown>;
      return {
        id,
        blockType,
        // What staff wrote stays here: visitors get what is left of it once it is cleaned.
        content: "customCss" in checked.data ? { ...checked.data, customCss: "" } : checked.data,
        data: await load(checked.data, services),
        css: styles.get(id) ?? "",
      } as ShownBlock;
    }),
  );
  return shown.filter((block) => block !== null);
};
