import { fromSearchParams } from "#features/search/query/search-params.ts";
import type { SearchQuery } from "#features/search/contract.ts";
import type { SiteRequest } from "../context.ts";

const empty = fromSearchParams(new URLSearchParams());
/** Statuses that a trip's departures should have, the most wanted first; the last step takes any trip. */
const statusesByPreference = [
  ["CONFIRMED", "ALMOST_FULL", "ALMOST_CONFIRMED"],
  ["PLANNED"],
  [],
] as const satisfies readonly SearchQuery["status"][];

/** Sorted by average rating, weighted by the logarithm of the number of reviews. */
const travelIdsByRating = async (
  site: SiteRequest,
  query: SearchQuery,
): Promise<readonly string[]> => {
  const hits = await site.catalogue.related(query);
  const ids = hits.map(({ travelId }) => travelId);
  const summaries = await site.catalogue.reviewSummaries(ids);
  const scoreOf = (id: string) => {
    const { average = 0, count = 0 } = summaries.get(id) ?? {};
    return average * Math.log2(count + 1);
  };
  return ids.toSorted((a, b) => scoreOf(b) - scoreOf(a));
};

/**
 * The trips of a destination to show first: those with a likely departure, the best rated first;
 * where they are too few, those with a planned departure follow, then the others.
 */
export const featuredTravelIds = async (
  site: SiteRequest,
  slug: string,
  limit: number,
): Promise<readonly string[]> => {
  let travelIds: readonly string[] = [];
  for (const status of statusesByPreference) {
    if (travelIds.length >= limit) break;
    const next = await travelIdsByRating(site, { ...empty, where: [slug], status });
    travelIds = [...new Set([...travelIds, ...next])];
  }
  return travelIds.slice(0, limit);
};
