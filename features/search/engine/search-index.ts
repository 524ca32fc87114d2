import { statuses } from "#features/tours/contract.ts";
import { type CatalogueIndex, travelFacets } from "../index/catalogue-index.ts";
import { ages, type SearchHit, type SearchQuery, type SearchResult } from "../contract.ts";
import {
  agesIn,
  asksForDepartures,
  discountIn,
  matchDepartures,
  statusesIn,
} from "./match-departures.ts";
import { isExcluded, filterTravels } from "./filter-travels.ts";
import { sortResults } from "./sort-results.ts";
import { createMatchCache, type MatchCache } from "./match-cache.ts";
import { priceHistogram } from "./price-histogram.ts";
import type { WordLexemes } from "../text/query-lexemes.ts";

/** Trips on one page of results. */
export const pageSize = 12;

const countBits = (counts: Int32Array, bits: number, from = 0) => {
  for (let rest = bits, value = from; rest !== 0; rest >>>= 1, value += 1)
    if (rest & 1) counts[value] = (counts[value] ?? 0) + 1;
};

const countsOf = (
  values: readonly string[],
  counts: Int32Array,
): Readonly<Record<string, number>> =>
  Object.fromEntries(values.map((value, number) => [value, counts[number] ?? 0]));

const hitOf = ({ parts }: CatalogueIndex, travel: number, tour: number): SearchHit => ({
  travelId: parts[travel]?.travel.id ?? "",
  tourId: parts[travel]?.tourIds[tour] ?? null,
});

/**
 * Finds trips and counts what every filter would show, in one pass: for each travel and
 * departure it is known which filters fail it. None: it is a result. Exactly one: it counts for
 * that filter's values.
 * @param words the keyword's lexemes; empty when there is no keyword or only stop words
 * @param passes what is known from earlier searches of this catalogue
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
  const alone = !asksForDepartures(query);
  const found: number[] = [];
  const lowest: number[] = [];
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
    const fails = failures[travel] ?? 0;
    if (isExcluded(fails)) continue;
    const isFound = (matches.cheapest[travel] ?? -1) >= 0 || alone;
    if (fails !== 0) {
      if (isFound) countTravel(31 - Math.clz32(fails), travel);
      continue;
    }
    const anyPrice = matches.anyPrice[travel] ?? -1;
    const bits = matches.bits[travel] ?? 0;
    if (anyPrice >= 0) lowest.push(anyPrice);
    countBits(statusCounts, statusesIn(bits));
    countBits(ageCounts, agesIn(bits));
    countBits(discountCounts, discountIn(bits));
    if (!isFound) continue;
    found.push(travel);
    for (let facet = 0; facet < travelFacets.length; facet += 1) countTravel(facet, travel);
  }

  const pages = Math.max(1, Math.ceil(found.length / pageSize));
  const page = Math.min(query.page, pages);
  const order = sortResults(index, query, found, matches, scores);
  const from = (page - 1) * pageSize;
  const byFacet = Object.fromEntries(
    travelFacets.map((facet, number) => [
      facet,
      countsOf(index.facets[facet].values, facetCounts[number] ?? new Int32Array(0)),
    ]),
  ) as Record<(typeof travelFacets)[number], Readonly<Record<string, number>>>;
  return {
    total: found.length,
    page,
    pages,
    hits: order
      .slice(from, from + pageSize)
      .map((at) => found[at] ?? 0)
      .map((travel) => hitOf(index, travel, matches.cheapest[travel] ?? -1)),
    facets: {
      ...byFacet,
      status: countsOf(statuses, statusCounts),
      age: countsOf(ages, ageCounts),
      discounted: countsOf(["1"], discountCounts),
    },
    prices: priceHistogram(lowest),
  };
};
