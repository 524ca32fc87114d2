import type { Block } from "#features/content/pages/contract.ts";
import { blockData, type ContentOf, type DataOf } from "./data.ts";
import { type BlockName, blockSchemas, isBlockName } from "./schemas.ts";
import type { BlockServices } from "./services.ts";

/** @param content checked content of a block of this name */
export const loadBlockData = (
  name: BlockName,
  content: unknown,
  services: BlockServices,
): Promise<unknown> => {
  // The cast is safe, because loader and content belong to the same block name.
  const load = blockData[name] as (content: unknown, services: BlockServices) => Promise<unknown>;
  return load(content, services);
};

/** What a page needs to show a block. It holds no schema, so that schemas do not reach browsers. */
export type RenderedBlock = {
  [Name in BlockName]: Readonly<{
    id: string;
    blockType: Name;
    content: ContentOf<Name>;
    data: DataOf<Name>;
    /**
     * The block's style sheet, cleaned and scoped to the block. An empty string means no style
     * sheet.
     */
    css: string;
  }>;
}[BlockName];

/**
 * Validates the blocks and loads their data; a block with invalid content is left out.
 * @param styles the blocks' cleaned style sheets, by block id
 */
export const renderBlocks = async (
  blocks: readonly Block[],
  services: BlockServices,
  styles: ReadonlyMap<string, string>,
): Promise<RenderedBlock[]> => {
  const rendered = await Promise.all(
    blocks.map(async ({ id, blockType, content }) => {
      if (!isBlockName(blockType)) return null;
      const checked = blockSchemas[blockType].content.safeParse(content);
      if (!checked.success) return null;
      // The cast below is safe, because schema, loader and content were all looked up by the same
      // block name.
      return {
        id,
        blockType,
        // The CSS as staff wrote it stays on the server: visitors get only the cleaned sheet.
        content: "customCss" in checked.data ? { ...checked.data, customCss: "" } : checked.data,
        data: await loadBlockData(blockType, checked.data, services),
        css: styles.get(id) ?? "",
      } as RenderedBlock;
    }),
  );
  return rendered.filter((block) => block !== null);
};
