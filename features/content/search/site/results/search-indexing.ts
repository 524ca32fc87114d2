import type { Destination } from "#features/content/destinations/contract.ts";
import { emptySearch } from "#features/content/search/query/search-params.ts";
import type { SearchQuery } from "#features/content/search/contract.ts";
import { searchPath } from "#features/content/search/parts/search-bar-presenter.ts";
import { pathOf } from "#markets/paths.ts";
import { type ContentRoute, contentRoutes } from "#markets/routes.ts";
import { contentPaths } from "#markets/site/content-routes.ts";
import type { SearchSite } from "#features/content/search/query/search-site.ts";
import type { Head } from "#markets/site/head.ts";
import { placesInOtherMarkets } from "./search-in-other-markets.ts";

type Indexing = Pick<Head, "path" | "robots" | "alternates">;

type IndexingContext = Readonly<{
  query: SearchQuery;
  destinations: readonly Destination[];
  activeFilterCount: number;
  totalTrips: number;
}>;

/** The continent's content page; null for other destinations, and where the market has no text for it. */
const continentPage = async (
  { catalogue, market, product }: SearchSite,
  place: Destination | undefined,
): Promise<Indexing | null> => {
  const route: ContentRoute | undefined = contentRoutes.find((each) => each === place?.code);
  if (!route || place?.kind !== "region") return null;
  const writtenIn = await catalogue.marketsWithContent(route);
  const path = writtenIn.has(market.id) ? pathOf(market.id, route, {}, product) : null;
  return path === null ? null : { path, alternates: contentPaths(route, writtenIn, product) };
};

/**
 * Search engines may index the search without filters and the search of one country that has trips;
 * the sitemap lists both. A continent's search names the continent's page as canonical. All other
 * searches are `noindex`.
 */
export const searchIndexing = async (
  site: SearchSite,
  context: IndexingContext,
): Promise<Indexing> => {
  const { query, destinations, activeFilterCount, totalTrips } = context;
  const canonicalPath = searchPath(site.localizer, {
    ...query,
    sort: emptySearch.sort,
    people: emptySearch.people,
    isCompact: emptySearch.isCompact,
  });
  if (activeFilterCount === 0 && query.page === 1)
    return { path: canonicalPath, alternates: await placesInOtherMarkets(site, []) };
  const isOnePlace = activeFilterCount === 1 && query.where.length === 1 && query.page === 1;
  const place = isOnePlace ? destinations.find(({ slug }) => slug === query.where[0]) : undefined;
  if (place?.kind === "country" && totalTrips > 0)
    return { path: canonicalPath, alternates: await placesInOtherMarkets(site, query.where) };
  return (
    (await continentPage(site, place)) ?? {
      path: searchPath(site.localizer, emptySearch),
      robots: "noindex,follow",
      alternates: new Map(),
    }
  );
};
