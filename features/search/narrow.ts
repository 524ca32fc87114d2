import {
  ageBits,
  ageIn,
  type CatalogueIndex,
  isDiscounted,
  statusIn,
  type TravelFacet,
  travelFacets,
} from "./catalogue-index.ts";
import { ages, type SearchQuery } from "./contract.ts";
import { statuses } from "#features/tours/contract.ts";
import { scoreTravels } from "./lexemes.ts";
import type { WordLexemes } from "./text.ts";
import { asksForDates } from "./windows.ts";

/** Which travels can be found at all, and which of their filters fail them, as bits by `travelFacets`. */
export type NarrowedTravels = Readonly<{
  /** 255 keeps a travel out of everything. */
  failures: Uint8Array;
  /** By keyword; null without one. */
  scores: Int32Array | null;
}>;

export const leftOut = 255;

const wantedOf = (query: SearchQuery, facet: TravelFacet): readonly string[] => {
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
export const narrowTravels = (
  index: CatalogueIndex,
  query: SearchQuery,
  words: readonly WordLexemes[],
): NarrowedTravels => {
  const count = index.travelIds.length;
  const failures = new Uint8Array(count);
  for (const facet of travelFacets) {
    const wanted = wantedOf(query, facet);
    if (wanted.length > 0) failFacet(index, facet, wanted, failures);
  }
  if (query.where.length > 0) {
    const there = new Uint8Array(count);
    for (const place of query.where)
      for (const travel of index.places.get(place) ?? []) there[travel] = 1;
    for (let travel = 0; travel < count; travel += 1)
      if (!there[travel]) failures[travel] = leftOut;
  }
  const scores = words.length > 0 ? scoreTravels(index.lexemes, words, count) : null;
  if (scores)
    for (let travel = 0; travel < count; travel += 1)
      if (scores[travel] === 0) failures[travel] = leftOut;
  return { failures, scores };
};

/** What can fail a departure, as bits. */
export const tourFailures = { status: 1, age: 2, discounted: 4, price: 8 } as const;

const soldOut = statuses.indexOf("SOLD_OUT");

/**
 * For each of the 64 codes of a departure which filters fail it. Sold out counts only where that
 * status is chosen (`decisions.md`, Catalogue).
 */
export const failuresByCode = (query: SearchQuery): Uint8Array => {
  const wantedStatuses =
    query.status.length > 0
      ? query.status.reduce((bits, status) => bits | (1 << statuses.indexOf(status)), 0)
      : ~(1 << soldOut);
  const wantedAges = query.age.reduce((bits, age) => bits | (1 << ages.indexOf(age)), 0);
  return Uint8Array.from({ length: 64 }, (_, code) => {
    let failed = 0;
    if ((wantedStatuses & (1 << statusIn(code))) === 0) failed |= tourFailures.status;
    if (wantedAges !== 0 && ((ageBits[ageIn(code)] ?? 0) & wantedAges) === 0)
      failed |= tourFailures.age;
    if (query.discounted && !isDiscounted(code)) failed |= tourFailures.discounted;
    return failed;
  });
};

/** Whether the search asks anything of departures, so that travels without any stay away. */
export const asksForDepartures = (query: SearchQuery): boolean =>
  asksForDates(query) ||
  query.priceMin !== null ||
  query.priceMax !== null ||
  query.age.length > 0 ||
  query.status.length > 0 ||
  query.discounted;
