import type { CatalogueIndex } from "../index/catalogue-index.ts";
import type { SearchQuery, SearchSort } from "../contract.ts";
import type { DepartureMatches } from "./match-cache.ts";
import { relevanceRank } from "./relevance.ts";

/** Sort key of trips without a departure, which come last in every order. */
const lastKey = 2 ** 30;

/** Ascending sort key. */
const sortKey = (
  index: CatalogueIndex,
  sort: SearchSort,
  travel: number,
  { cheapest, price, departureDay }: DepartureMatches,
  relevance: (travel: number) => number,
): number => {
  const tour = cheapest[travel] ?? -1;
  switch (sort) {
    case "duration-asc":
      return index.days[travel] ?? 0;
    case "duration-desc":
      return 255 - (index.days[travel] ?? 0);
    case "relevance":
      return relevance(travel);
    case "date":
      return tour < 0 ? lastKey : (departureDay[travel] ?? 0);
    case "price-asc":
      return tour < 0 ? lastKey : (price[travel] ?? 0);
    case "price-desc":
      return tour < 0 ? lastKey : lastKey - 1 - (price[travel] ?? 0);
    case "discount":
      return tour < 0 ? lastKey : 100 - (index.parts[travel]?.percents[tour] ?? 0);
  }
};

/**
 * Indexes into `found` in the order of results. Ties are broken by the travel's id: `found` rises
 * with it, so the index itself settles them. Key and index share one number, since sorting plain
 * numbers is several times faster than sorting with a comparator.
 */
export const sortResults = (
  index: CatalogueIndex,
  query: SearchQuery,
  found: readonly number[],
  matches: DepartureMatches,
  scores: Int32Array | null,
): number[] => {
  const indexRange = 2 ** 22;
  const relevance = scores
    ? (travel: number) => 65_535 - (scores[travel] ?? 0)
    : relevanceRank(index, query);
  const keys = Float64Array.from(
    found,
    (travel, at) => sortKey(index, query.sort, travel, matches, relevance) * indexRange + at,
  );
  return Array.from(keys.sort(), (key) => key % indexRange);
};
