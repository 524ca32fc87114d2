import type { RenderedBlock } from "#blocks/render-blocks.ts";

/**
 * Where a page's `h1` stands: in a block, or hidden from eyes with words of its own. `headlineAt` is
 * the block's index, null for a hidden one.
 */
export type PageHeading =
  | Readonly<{ headlineAt: number; words: null }>
  | Readonly<{ headlineAt: null; words: string }>;

const titleOf = ({ content }: RenderedBlock): string => ("title" in content ? content.title : "");

/**
 * The first title that visitors see is the `h1` where it is a banner's or a hero's. Otherwise the
 * page is headed by its title for visitors, else by its first title, else by the company. Its name
 * is for staff and never shown.
 */
export const pageHeading = (
  blocks: readonly RenderedBlock[],
  seoTitle: string,
  product: string,
): PageHeading => {
  const headlineAt = blocks.findIndex((block) => titleOf(block) !== "");
  const first = blocks[headlineAt];
  if (first?.blockType === "wr-banner" || first?.blockType === "wr-hero")
    return { headlineAt, words: null };
  return { headlineAt: null, words: seoTitle.trim() || (first ? titleOf(first) : product) };
};
