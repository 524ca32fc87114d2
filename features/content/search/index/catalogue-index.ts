import type { Bounds } from "./bounds.ts";
import { ages, travelFlags } from "../contract.ts";
import { facetsInTwoBytes } from "./facet-bits.ts";
import type { LexemeIndex } from "../text/lexemes.ts";
import type { DurationRow, PeriodRow } from "./read-rows.ts";
import type { TravelPart } from "./travel-part.ts";

/**
 * Filters on travels themselves whose values show counts. Their order is the order of the bits in
 * `FilteredTravels.failures`.
 */
export const travelFacets = facetsInTwoBytes([
  "duration",
  "mood",
  "type",
  "style",
  "badge",
  "transport",
  "effort",
  ...travelFlags,
]);
export type TravelFacet = (typeof travelFacets)[number];

/**
 * One filter: the number of each of its values, and for each travel a bit set of the travel's
 * values in 32-bit words.
 */
export type FacetColumn = Readonly<{
  values: readonly string[];
  numbers: ReadonlyMap<string, number>;
  wordsPerTravel: number;
  bits: Int32Array;
}>;

/**
 * The catalogue of one market in memory. Travels are numbered in the order of their ids, and
 * travels that are otherwise equal are sorted by number.
 */
export type CatalogueIndex = Readonly<{
  parts: readonly TravelPart[];
  bounds: Bounds;
  days: Uint8Array;
  /** Sort key of each travel's reviews; see `ratingRank`. */
  rating: Int32Array;
  facets: Readonly<Record<TravelFacet, FacetColumn>>;
  /** Numbers of the travels that go to a region, country or place, by its slug. */
  places: ReadonlyMap<string, Int32Array>;
  /** Days since 1970; null without departures. */
  departureSpan: readonly [first: number, last: number] | null;
  lexemes: LexemeIndex;
  /** Lexemes of the names of the market's travel types, styles, badges and moods. */
  facetLexemes: ReadonlySet<string>;
  periods: ReadonlyMap<string, PeriodRow>;
  durations: readonly DurationRow[];
}>;

/**
 * For each age index of a departure, the bits of the age filters that the departure matches, in the
 * order of `ages`. A departure for everybody matches all three.
 */
export const ageBits: readonly number[] = ages.map((_, age) => (age === 2 ? 0b111 : 1 << age));

/** -1 for an unknown or unpublished travel. */
export const travelNumberOf = (parts: readonly TravelPart[], travelId: string): number => {
  let [low, high] = [0, parts.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((parts[middle]?.travel.id ?? "") < travelId) low = middle + 1;
    else high = middle;
  }
  return parts[low]?.travel.id === travelId ? low : -1;
};
