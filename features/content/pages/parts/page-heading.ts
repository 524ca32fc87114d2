/** A block as far as its title goes. */
type TitledBlock = Readonly<{ blockType: string; content: object }>;

/**
 * Where a page's `h1` stands: in a block, or hidden from eyes with words of its own. `headlineAt` is
 * the block's index, null for a hidden one.
 */
export type PageHeading =
  | Readonly<{ headlineAt: number; words: null }>
  | Readonly<{ headlineAt: null; words: string }>;

const titleOf = ({ content }: TitledBlock): string =>
  "title" in content && typeof content.title === "string" ? content.title.trim() : "";

/**
 * A page's title for visitors: the one that staff wrote for search engines, else the first title of
 * its blocks; an empty string where it has none. Its name is for staff and never shown.
 */
export const visitorTitle = (seoTitle: string, blocks: readonly TitledBlock[]): string =>
  seoTitle.trim() || blocks.map(titleOf).find(Boolean) || "";

/**
 * The first title that visitors see is the `h1` where it is a banner's or a hero's. Otherwise the
 * page is headed by its title for visitors, else by the company.
 */
export const pageHeading = (
  blocks: readonly TitledBlock[],
  seoTitle: string,
  product: string,
): PageHeading => {
  const headlineAt = blocks.findIndex((block) => titleOf(block) !== "");
  const blockType = blocks[headlineAt]?.blockType;
  if (blockType === "wr-banner" || blockType === "wr-hero") return { headlineAt, words: null };
  return { headlineAt: null, words: visitorTitle(seoTitle, blocks) || product };
};
