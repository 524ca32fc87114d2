import { createElement } from "react";
import type { ShownBlock } from "#blocks/shown.ts";
import { blockViews } from "#blocks/views.ts";
import type { BlockView } from "#features/pages/block-contract.ts";

/** The blocks of a page as visitors see them. */
export const PageBlocks = ({ blocks }: { blocks: readonly ShownBlock[] }) =>
  blocks.map(({ id, blockType, content }) => {
    // Name and content belong together in a shown block; the index by name loses that.
    const view = blockViews[blockType] as BlockView<ShownBlock["content"]>;
    return createElement(view, { key: id, id: `b-${id}`, content });
  });
