import { statuses } from "#features/records/statuses/contract.ts";
import { type CatalogueIndex, travelFacets } from "../index/catalogue-index.ts";
import { ages, type SearchHit, type SearchQuery, type SearchResult } from "../contract.ts";
import {
  ageFlags,
  hasDepartureFilter,
  discountFlag,
  matchDepartures,
  statusFlags,
} from "./match-departures.ts";
import { isExcluded, filterTravels } from "./filter-travels.ts";
import { soonestMatch } from "../order/soonest-match.ts";
import { sortResults } from "../order/sort-results.ts";
import { createMatchCache, type DepartureMatches, type MatchCache } from "./match-cache.ts";
import { priceHistogram } from "./price-histogram.ts";
import type { WordLexemes } from "../text/query-lexemes.ts";

export const pageSize = 12;

const countBits = (counts: Int32Array, bits: number, firstIndex = 0) => {
  for (
    let remainingBits = bits, value = firstIndex;
    remainingBits !== 0;
    remainingBits >>>= 1, value += 1
  )
    if (remainingBits & 1) counts[value] = (counts[value] ?? 0) + 1;
};

const countsOf = (
  values: readonly string[],
  counts: Int32Array,
): Readonly<Record<string, number>> =>
  Object.fromEntries(values.map((value, number) => [value, counts[number] ?? 0]));

const toHit = ({ parts }: CatalogueIndex, travel: number, tour: number): SearchHit => ({
  travelId: parts[travel]?.travel.id ?? "",
  tourId: parts[travel]?.tourIds[tour] ?? null,
});

/**
 * The departure that a found travel is shown with, -1 for none: by date the one that gives it its
 * place, in the other orders its cheapest.
 */
const shownTourOf = (
  index: CatalogueIndex,
  query: SearchQuery,
  { cheapest }: DepartureMatches,
): ((travel: number) => number) =>
  query.sort === "date" ? soonestMatch(index, query) : (travel) => cheapest[travel] ?? -1;

/**
 * Finds trips and counts the values of every filter in one pass. A travel that passes all filters
 * is a result. A travel that passes all filters but one counts for the values of that filter.
 * @param words lexemes of the keyword; empty without a keyword or when all its words are stop words
 * @param matchCache departure matches of earlier searches
 */
export const searchIndex = (
  index: CatalogueIndex,
  query: SearchQuery,
  words: readonly WordLexemes[],
  matchCache: MatchCache = createMatchCache(),
): SearchResult => {
  const count = index.parts.length;
  const { failures, scores } = filterTravels(index, query, words);
  const matches = matchDepartures(index, query, failures, matchCache);
  const ignoresDepartures = !hasDepartureFilter(query);
  const foundTravels: number[] = [];
  const lowestPrices: number[] = [];
  const statusCounts = new Int32Array(statuses.length);
  const ageCounts = new Int32Array(ages.length);
  const discountCounts = new Int32Array(1);
  const facetCounts = travelFacets.map(
    (facet) => new Int32Array(index.facets[facet].wordsPerTravel * 32),
  );

  const countTravel = (facet: number, travel: number) => {
    const { wordsPerTravel, bits } = index.facets[travelFacets[facet] ?? "unique"];
    const counts = facetCounts[facet];
    for (let word = 0; counts && word < wordsPerTravel; word += 1)
      countBits(counts, bits[travel * wordsPerTravel + word] ?? 0, word * 32);
  };

  for (let travel = 0; travel < count; travel += 1) {
    const failed = failures[travel] ?? 0;
    if (isExcluded(failed)) continue;
    const isFound = (matches.cheapest[travel] ?? -1) >= 0 || ignoresDepartures;
    if (failed !== 0) {
      if (isFound) countTravel(31 - Math.clz32(failed), travel);
      continue;
    }
    const anyPrice = matches.anyPrice[travel] ?? -1;
    const bits = matches.bits[travel] ?? 0;
    if (anyPrice >= 0) lowestPrices.push(anyPrice);
    countBits(statusCounts, statusFlags(bits));
    countBits(ageCounts, ageFlags(bits));
    countBits(discountCounts, discountFlag(bits));
    if (!isFound) continue;
    foundTravels.push(travel);
    for (let facet = 0; facet < travelFacets.length; facet += 1) countTravel(facet, travel);
  }

  const pages = Math.max(1, Math.ceil(foundTravels.length / pageSize));
  const page = Math.min(query.page, pages);
  const shownTour = shownTourOf(index, query, matches);
  const order = sortResults(index, query, foundTravels, { matches, shownTour, scores });
  const firstPosition = (page - 1) * pageSize;
  const byFacet = Object.fromEntries(
    travelFacets.map((facet, number) => [
      facet,
      countsOf(index.facets[facet].values, facetCounts[number] ?? new Int32Array(0)),
    ]),
  ) as Record<(typeof travelFacets)[number], Readonly<Record<string, number>>>;
  return {
    total: foundTravels.length,
    page,
    pages,
    hits: order
      .slice(firstPosition, firstPosition + pageSize)
      .map((at) => foundTravels[at] ?? 0)
      .map((travel) => toHit(index, travel, shownTour(travel))),
    facets: {
      ...byFacet,
      status: countsOf(statuses, statusCounts),
      age: countsOf(ages, ageCounts),
      discounted: countsOf(["1"], discountCounts),
    },
    prices: priceHistogram(lowestPrices),
  };
};
