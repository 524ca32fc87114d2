import type { Bounds } from "./bounds.ts";
import { ages } from "../contract.ts";
import { facetsInOneByte } from "./facet-bits.ts";
import type { LexemeIndex } from "../text/lexemes.ts";
import type { DurationRow, PeriodRow } from "./read-rows.ts";
import type { TravelPart } from "./travel-part.ts";

/** The filters of a travel itself that have counts, in the order of their failure bits. */
export const travelFacets = facetsInOneByte([
  "duration",
  "mood",
  "type",
  "style",
  "badge",
  "privateRoom",
  "unique",
]);
export type TravelFacet = (typeof travelFacets)[number];

/** One filter: its values, and for each travel the values it has as bits, 32 a word. */
export type FacetColumn = Readonly<{
  values: readonly string[];
  numbers: ReadonlyMap<string, number>;
  wordsPerTravel: number;
  bits: Int32Array;
}>;

/** One market's catalogue. Travels are numbered in the order of their ids, which settles ties. */
export type CatalogueIndex = Readonly<{
  parts: readonly TravelPart[];
  bounds: Bounds;
  days: Uint8Array;
  /** How well reviewed each travel is: see `ratingRank`. */
  rating: Int32Array;
  facets: Readonly<Record<TravelFacet, FacetColumn>>;
  /** Travels by the slug of a region, country or place. */
  places: ReadonlyMap<string, Int32Array>;
  /** The first and the last day of departure; null without departures. */
  span: readonly [first: number, last: number] | null;
  lexemes: LexemeIndex;
  /** The lexemes of the names that the filters give to trips. */
  facetLexemes: ReadonlySet<string>;
  periods: ReadonlyMap<string, PeriodRow>;
  durations: readonly DurationRow[];
}>;

/**
 * The age values that a departure meets, as bits in the order of `ages`, by the number of its own
 * age: one for everybody meets all three.
 */
export const ageBits: readonly number[] = ages.map((_, age) => (age === 2 ? 0b111 : 1 << age));

/** The number of a travel; -1 for one that visitors cannot see. */
export const numberOf = (parts: readonly TravelPart[], travelId: string): number => {
  let [low, high] = [0, parts.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((parts[middle]?.travel.id ?? "") < travelId) low = middle + 1;
    else high = middle;
  }
  return parts[low]?.travel.id === travelId ? low : -1;
};
