import { type CatalogueIndex, type TravelFacet, travelFacets } from "../index/catalogue-index.ts";
import type { SearchQuery } from "../contract.ts";
import { scoreTravels } from "../text/lexemes.ts";
import type { WordLexemes } from "../text/query-lexemes.ts";

/**
 * For each travel, a bit set of the filters that it does not pass, in the order of `travelFacets`.
 */
export type FilteredTravels = Readonly<{
  /** A travel with all bits set appears in no results and no counts. */
  failures: Uint16Array;
  /** Keyword score of each travel. Null when the search has no keyword. */
  scores: Int32Array | null;
}>;

const excluded = 0xffff;

/**
 * A travel that does not pass two filters appears in no count, because the counts of a filter
 * ignore only that filter.
 */
export const isExcluded = (failures: number): boolean => (failures & (failures - 1)) !== 0;

const requestedValues = (query: SearchQuery, facet: TravelFacet): readonly string[] => {
  const asked = query[facet];
  if (typeof asked === "boolean") return asked ? ["1"] : [];
  return asked;
};

const failFacet = (
  index: CatalogueIndex,
  facet: TravelFacet,
  requested: readonly string[],
  failures: Uint16Array,
): void => {
  const { numbers, wordsPerTravel, bits } = index.facets[facet];
  const mask = new Int32Array(wordsPerTravel);
  for (const value of requested) {
    const number = numbers.get(value);
    if (number !== undefined) mask[number >> 5] = (mask[number >> 5] ?? 0) | (1 << (number & 31));
  }
  const failure = 1 << travelFacets.indexOf(facet);
  for (let travel = 0; travel < failures.length; travel += 1) {
    let common = 0;
    for (let word = 0; word < wordsPerTravel; word += 1)
      common |= (bits[travel * wordsPerTravel + word] ?? 0) & (mask[word] ?? 0);
    if (common === 0) failures[travel] = (failures[travel] ?? 0) | failure;
  }
};

/**
 * Applies the places, the keyword and the filters on travels themselves. `matchDepartures` applies
 * the filters on departures later.
 */
export const filterTravels = (
  index: CatalogueIndex,
  query: SearchQuery,
  words: readonly WordLexemes[],
): FilteredTravels => {
  const count = index.parts.length;
  const failures = new Uint16Array(count);
  for (const facet of travelFacets) {
    const requested = requestedValues(query, facet);
    if (requested.length > 0) failFacet(index, facet, requested, failures);
  }
  if (query.where.length > 0) {
    const inPlaces = new Uint8Array(count);
    for (const place of query.where)
      for (const travel of index.places.get(place) ?? []) inPlaces[travel] = 1;
    for (let travel = 0; travel < count; travel += 1)
      if (!inPlaces[travel]) failures[travel] = excluded;
  }
  const scores = words.length > 0 ? scoreTravels(index, words, count) : null;
  if (scores)
    for (let travel = 0; travel < count; travel += 1)
      if (scores[travel] === 0) failures[travel] = excluded;
  return { failures, scores };
};
