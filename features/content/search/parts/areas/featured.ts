import type { ReviewReads } from "#features/catalogue/reviews/site/reads.ts";
import { ratingAmong, starsOf } from "#features/catalogue/reviews/rules.ts";
import type { SearchQuery } from "#features/content/search/contract.ts";
import { emptySearch } from "#features/content/search/query/search-params.ts";
import type { SearchReads } from "#features/content/search/site/reads.ts";
import type { Site } from "#markets/site/site.ts";

/** Statuses that a trip's departures should have, the most wanted first; the last step takes any trip. */
const statusesByPreference = [
  ["CONFIRMED", "ALMOST_FULL", "ALMOST_CONFIRMED"],
  ["PLANNED"],
  [],
] as const satisfies readonly SearchQuery["status"][];

/** The best rated first. */
const travelIdsByRating = async (
  site: Site<ReviewReads & SearchReads>,
  query: SearchQuery,
): Promise<readonly string[]> => {
  const hits = await site.catalogue.related(query);
  const ids = hits.map(({ travelId }) => travelId);
  const [summaries, ofMarket] = await Promise.all([
    site.catalogue.reviewSummaries(ids),
    site.catalogue.marketReviews(),
  ]);
  const rate = ratingAmong(starsOf(ofMarket?.counts ?? []));
  const ratingOf = (id: string) => rate(starsOf(summaries.get(id)?.counts ?? []));
  return ids.toSorted((a, b) => ratingOf(b) - ratingOf(a));
};

/**
 * The trips of a destination to show first: those with a likely departure, the best rated first;
 * where they are too few, those with a planned departure follow, then the others.
 */
export const featuredTravelIds = async (
  site: Site<ReviewReads & SearchReads>,
  slug: string,
  limit: number,
): Promise<readonly string[]> => {
  let travelIds: readonly string[] = [];
  for (const status of statusesByPreference) {
    if (travelIds.length >= limit) break;
    const next = await travelIdsByRating(site, { ...emptySearch, where: [slug], status });
    travelIds = [...new Set([...travelIds, ...next])];
  }
  return travelIds.slice(0, limit);
};
