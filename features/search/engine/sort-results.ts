import type { CatalogueIndex } from "../index/catalogue-index.ts";
import type { SearchQuery, SearchSort } from "../contract.ts";
import type { DepartureMatches } from "./match-cache.ts";
import { relevanceRank } from "./relevance.ts";

const last = 2 ** 30; // trips without a departure come at the end, whatever the sort asks of it

/** What a sort puts first, as a number that rises down the list. */
const sortKey = (
  index: CatalogueIndex,
  sort: SearchSort,
  travel: number,
  { cheapest, price, leaves }: DepartureMatches,
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
      return tour < 0 ? last : (leaves[travel] ?? 0);
    case "price-asc":
      return tour < 0 ? last : (price[travel] ?? 0);
    case "price-desc":
      return tour < 0 ? last : last - 1 - (price[travel] ?? 0);
    case "discount":
      return tour < 0 ? last : 100 - (index.parts[travel]?.percents[tour] ?? 0);
  }
};

/**
 * The order of the found travels, as places in `found`. Ties end by the travel's id: travels are
 * numbered by it and `found` rises, so the place itself settles them. Key and place share one
 * number, since sorting plain numbers is several times faster than sorting by a comparison.
 */
export const sortResults = (
  index: CatalogueIndex,
  query: SearchQuery,
  found: readonly number[],
  matches: DepartureMatches,
  scores: Int32Array | null,
): number[] => {
  const places = 2 ** 22;
  const relevance = scores
    ? (travel: number) => 65_535 - (scores[travel] ?? 0)
    : relevanceRank(index, query);
  const keys = Float64Array.from(
    found,
    (travel, at) => sortKey(index, query.sort, travel, matches, relevance) * places + at,
  );
  return Array.from(keys.sort(), (key) => key % places);
};
