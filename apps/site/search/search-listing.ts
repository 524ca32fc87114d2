import type { Destination } from "#features/destinations/contract.ts";
import { fromSearchParams } from "#features/search/query/search-params.ts";
import type { SearchQuery } from "#features/search/contract.ts";
import { searchPath } from "#features/search/parts/search-bar-presenter.ts";
import { pathOf } from "#markets/markets.ts";
import { type ContentRoute, contentRoutes } from "#markets/routes.ts";
import { contentPaths } from "../routing/content-routes.ts";
import type { SiteRequest } from "../context.ts";
import type { Head } from "../document/head.ts";
import { placesInOtherMarkets } from "./search-in-other-markets.ts";

type Listing = Pick<Head, "path" | "robots" | "alternates">;

type ListingContext = Readonly<{
  query: SearchQuery;
  destinations: readonly Destination[];
  /** How many things are asked for, and how many trips were found. */
  activeFilters: number;
  total: number;
}>;

const empty = fromSearchParams(new URLSearchParams());

/** The page of texts of a continent; null for other places, and where the market has no such text. */
const areaPage = async (
  { catalogue, market, product }: SiteRequest,
  place: Destination | undefined,
): Promise<Listing | null> => {
  const route: ContentRoute | undefined = contentRoutes.find((each) => each === place?.code);
  if (!route || place?.kind !== "region") return null;
  const written = await catalogue.marketsWithContent(route);
  const path = written.has(market.id) ? pathOf(market.id, route, {}, product) : null;
  return path === null ? null : { path, alternates: contentPaths(route, written, product) };
};

/**
 * What a search is to search engines: itself without anything asked for and for one country that
 * has trips (the sitemap lists both), the continent's page for a continent, else nothing to list.
 */
export const listingOf = async (site: SiteRequest, asked: ListingContext): Promise<Listing> => {
  const { query, destinations, activeFilters, total } = asked;
  const alone = searchPath(site.localizer, { ...query, sort: empty.sort });
  if (activeFilters === 0 && query.page === 1)
    return { path: alone, alternates: await placesInOtherMarkets(site, []) };
  const isOne = activeFilters === 1 && query.where.length === 1 && query.page === 1;
  const place = isOne ? destinations.find(({ slug }) => slug === query.where[0]) : undefined;
  if (place?.kind === "country" && total > 0)
    return { path: alone, alternates: await placesInOtherMarkets(site, query.where) };
  return (
    (await areaPage(site, place)) ?? {
      path: searchPath(site.localizer, empty),
      robots: "noindex,follow",
      alternates: new Map(),
    }
  );
};
