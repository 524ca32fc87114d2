import type { CatalogueIndex } from "../index/catalogue-index.ts";
import type { SearchQuery, SearchSort } from "../contract.ts";
import type { DepartureMatches } from "../engine/match-cache.ts";
import { relevanceRank } from "./relevance.ts";

/** Sort key of trips without a departure, which come last in every order. */
const lastKey = 2 ** 30;

export type SortFacts = Readonly<{
  matches: DepartureMatches;
  /** Index of the departure that a travel is shown with, or -1. */
  shownTour: (travel: number) => number;
  /** Null without a keyword. */
  scores: Int32Array | null;
}>;

/** Ascending sort key. */
const sortKey = (
  index: CatalogueIndex,
  sort: SearchSort,
  travel: number,
  { matches, shownTour }: SortFacts,
  relevance: (travel: number) => number,
): number => {
  const tour = matches.cheapest[travel] ?? -1;
  switch (sort) {
    case "duration-asc":
      return index.days[travel] ?? 0;
    case "duration-desc":
      return 255 - (index.days[travel] ?? 0);
    case "relevance":
      return relevance(travel);
    case "date":
      return index.parts[travel]?.departures[shownTour(travel)] ?? lastKey;
    case "price-asc":
      return tour < 0 ? lastKey : (matches.price[travel] ?? 0);
    case "price-desc":
      return tour < 0 ? lastKey : lastKey - 1 - (matches.price[travel] ?? 0);
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
  facts: SortFacts,
): number[] => {
  const indexRange = 2 ** 22;
  const { scores } = facts;
  const relevance = scores
    ? (travel: number) => 65_535 - (scores[travel] ?? 0)
    : relevanceRank(index, query);
  const sortKeys = Float64Array.from(
    found,
    (travel, at) => sortKey(index, query.sort, travel, facts, relevance) * indexRange + at,
  );
  return Array.from(sortKeys.sort(), (key) => key % indexRange);
};
