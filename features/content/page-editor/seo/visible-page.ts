import type { PageInput } from "#features/content/pages/contract.ts";
import { pathOf } from "#markets/paths.ts";
import type { MarketId } from "#markets/market-type.ts";
import { routeNames } from "#markets/routes.ts";
import { missingIn } from "../findings/empty-blocks.ts";
import type { CatalogueBlock } from "../catalogue-block.ts";

/** The public path of a page. A fixed page has the path of its route. */
export const publicPathOf = (
  market: MarketId,
  { slug, isFixed, routingKey }: Pick<PageInput, "slug" | "isFixed" | "routingKey">,
): string => {
  const route = isFixed ? routeNames.find((name) => name === routingKey) : undefined;
  try {
    return (route && pathOf(market, route)) ?? `/${slug}`;
  } catch {
    return `/${slug}`; // a route of one travel or coordinator has no path of its own
  }
};

/** The page with the blocks switched off of which visitors see nothing. */
export const withoutEmptyBlocks = (
  page: PageInput,
  catalogue: readonly CatalogueBlock[],
): PageInput => ({
  ...page,
  blocks: page.blocks.map((block) => {
    const needs = catalogue.find(({ name }) => name === block.blockType)?.needs ?? null;
    return missingIn(block, needs) ? { ...block, enabled: false } : block;
  }),
});
