import { type CatalogueIndex, type TravelFacet, travelFacets } from "../index/catalogue-index.ts";
import type { SearchQuery } from "../contract.ts";
import { scoreTravels } from "../text/lexemes.ts";
import type { WordLexemes } from "../text/query-lexemes.ts";

/** Which travels can be found at all, and which of their filters fail them, as bits by `travelFacets`. */
export type FilteredTravels = Readonly<{
  /** 255 keeps a travel out of everything. */
  failures: Uint8Array;
  /** By keyword; null without one. */
  scores: Int32Array | null;
}>;

const excluded = 255;

/** Whether a travel can count for nothing: two of its own filters fail, and each count leaves out one. */
export const isExcluded = (failures: number): boolean => (failures & (failures - 1)) !== 0;

const requestedValues = (query: SearchQuery, facet: TravelFacet): readonly string[] => {
  if (facet === "privateRoom" || facet === "unique") return query[facet] ? ["1"] : [];
  return query[facet];
};

const failFacet = (
  index: CatalogueIndex,
  facet: TravelFacet,
  wanted: readonly string[],
  failures: Uint8Array,
): void => {
  const { numbers, wordsPerTravel, bits } = index.facets[facet];
  const mask = new Int32Array(wordsPerTravel);
  for (const value of wanted) {
    const number = numbers.get(value);
    if (number !== undefined) mask[number >> 5] = (mask[number >> 5] ?? 0) | (1 << (number & 31));
  }
  const failure = 1 << travelFacets.indexOf(facet);
  for (let travel = 0; travel < failures.length; travel += 1) {
    let met = 0;
    for (let word = 0; word < wordsPerTravel; word += 1)
      met |= (bits[travel * wordsPerTravel + word] ?? 0) & (mask[word] ?? 0);
    if (met === 0) failures[travel] = (failures[travel] ?? 0) | failure;
  }
};

/** Narrows travels by place, keyword and their own filters. */
export const filterTravels = (
  index: CatalogueIndex,
  query: SearchQuery,
  words: readonly WordLexemes[],
): FilteredTravels => {
  const count = index.parts.length;
  const failures = new Uint8Array(count);
  for (const facet of travelFacets) {
    const wanted = requestedValues(query, facet);
    if (wanted.length > 0) failFacet(index, facet, wanted, failures);
  }
  if (query.where.length > 0) {
    const there = new Uint8Array(count);
    for (const place of query.where)
      for (const travel of index.places.get(place) ?? []) there[travel] = 1;
    for (let travel = 0; travel < count; travel += 1)
      if (!there[travel]) failures[travel] = excluded;
  }
  const scores = words.length > 0 ? scoreTravels(index, words, count) : null;
  if (scores)
    for (let travel = 0; travel < count; travel += 1)
      if (scores[travel] === 0) failures[travel] = excluded;
  return { failures, scores };
};
