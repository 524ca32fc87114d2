import { type ComponentType, createElement } from "react";
import type { ShownBlock } from "#blocks/shown.ts";
import { blockViews } from "#blocks/views.ts";

type AnyView = ComponentType<{ content: unknown; data: unknown; id: string }>;

/** The blocks of a page as visitors see them. */
export const PageBlocks = ({ blocks }: { blocks: readonly ShownBlock[] }) =>
  blocks.map(({ id, blockType, content, data }) => {
    // Name, content and data belong together in a shown block; the index by name loses that.
    const view = blockViews[blockType] as AnyView;
    return createElement(view, { key: id, id: `b-${id}`, content, data });
  });
