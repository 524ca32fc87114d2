import type { EditorActions } from "../editing/editor-actions.ts";
import type { EditedPage } from "../state/edited-page.ts";
import { elementId, pageElementId } from "#features/content/pages/parts/element-id.ts";
import type { LinkDescription } from "./describe-inner.ts";

/** A block of the page, as links lead to it. */
export type AnchorBlock = Readonly<{ id: string; name: string; position: number; isOn: boolean }>;

/** The blocks that a link may lead to, in their order. */
export const anchorBlocks = (
  { order, blocks }: EditedPage,
  { describe }: Pick<EditorActions, "describe">,
): readonly AnchorBlock[] =>
  order.map((id, index) => ({
    id,
    name: describe(id),
    position: index + 1,
    isOn: blocks[id]?.enabled ?? false,
  }));

export const anchorOf = ({ id }: Pick<AnchorBlock, "id">): string => `#${elementId(id)}`;

const topAnchors = new Set(["#", "#top", `#${pageElementId}`]);

/**
 * Names what a fragment of the page leads to.
 * @param isFixed whether the page is shown among content of the site's own, which has anchors too
 */
export const describeAnchor = (
  address: string,
  blocks: readonly AnchorBlock[],
  isFixed: boolean,
): LinkDescription => {
  const kind = "Anchor";
  if (topAnchors.has(address)) return { kind, name: "Top of this page", warning: null };
  const block = blocks.find((each) => anchorOf(each) === address);
  if (!block)
    return {
      kind,
      name: address,
      warning: isFixed ? null : "No block of this page has this anchor: the link does nothing.",
    };
  return {
    kind,
    name: block.name,
    warning: block.isOn ? null : "This block is switched off: the link does nothing.",
  };
};
