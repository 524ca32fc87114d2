import { createElement } from "react";
import { blockSchemas, isBlockName } from "#blocks/schemas.ts";
import { blockViews } from "#blocks/views.ts";
import type { BlockView } from "#features/pages/block-contract.ts";
import type { Block } from "#features/pages/contract.ts";

/** The blocks of a page as visitors see them; one that its own schema refuses is left out. */
export const PageBlocks = ({ blocks }: { blocks: readonly Block[] }) =>
  blocks.map(({ id, blockType, content }) => {
    if (!isBlockName(blockType)) return null;
    const checked = blockSchemas[blockType].content.safeParse(content);
    // The list of views is typed by name; what was checked by that name's schema fits its view.
    const view = blockViews[blockType] as BlockView<unknown>;
    return checked.success
      ? createElement(view, { key: id, id: `b-${id}`, content: checked.data })
      : null;
  });
