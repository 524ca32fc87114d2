import { moods, transports } from "#features/catalogue/travels/contract.ts";
import { eachFlag, efforts, travelFlags } from "../contract.ts";
import type { CatalogueIndex, FacetColumn } from "./catalogue-index.ts";
import { ratingRank } from "../order/relevance.ts";
import type { DurationRow, TravelRow } from "./read-rows.ts";
import type { TravelPart } from "./travel-part.ts";

const facetColumn = (
  travels: readonly TravelRow[],
  known: readonly string[],
  valuesOf: (travel: TravelRow) => readonly string[],
): FacetColumn => {
  const values = [...new Set([...known, ...travels.flatMap(valuesOf)])];
  const numbers = new Map(values.map((value, index) => [value, index]));
  const wordsPerTravel = Math.max(1, Math.ceil(values.length / 32));
  const bits = new Int32Array(travels.length * wordsPerTravel);
  travels.forEach((travel, row) => {
    for (const value of valuesOf(travel)) {
      const number = numbers.get(value) ?? 0;
      const at = row * wordsPerTravel + (number >> 5);
      bits[at] = (bits[at] ?? 0) | (1 << (number & 31));
    }
  });
  return { values, numbers, wordsPerTravel, bits };
};

/**
 * A travel may have several durations, because their ranges may overlap: a trip of 5 days is within
 * "up to 6" and "up to 10".
 */
const durationsOf =
  (durations: readonly DurationRow[]) =>
  ({ days }: TravelRow): readonly string[] =>
    durations
      .filter(({ daysMin, daysMax }) => days >= (daysMin ?? days) && days <= (daysMax ?? days))
      .map(({ slug }) => slug);

const flagValue = (isSet: boolean): readonly string[] => (isSet ? ["1"] : []);
const optionalValue = (value: string | null): readonly string[] => (value === null ? [] : [value]);

const placesOf = (travels: readonly TravelRow[]): ReadonlyMap<string, Int32Array> => {
  const numbersByPlace = new Map<string, number[]>();
  travels.forEach(({ places }, number) => {
    for (const place of places) {
      const numbersOfPlace = numbersByPlace.get(place) ?? [];
      numbersOfPlace.push(number);
      numbersByPlace.set(place, numbersOfPlace);
    }
  });
  return new Map([...numbersByPlace].map(([place, numbers]) => [place, Int32Array.from(numbers)]));
};

const facetsOf = (
  travels: readonly TravelRow[],
  durations: readonly DurationRow[],
): CatalogueIndex["facets"] => ({
  duration: facetColumn(
    travels,
    durations.map(({ slug }) => slug),
    durationsOf(durations),
  ),
  mood: facetColumn(travels, moods, (travel) => travel.moods),
  type: facetColumn(travels, [], (travel) => optionalValue(travel.type)),
  style: facetColumn(travels, [], (travel) => optionalValue(travel.style)),
  badge: facetColumn(travels, [], (travel) => travel.badges),
  transport: facetColumn(travels, transports, (travel) => travel.transports),
  effort: facetColumn(travels, efforts, (travel) => [String(travel.effort)]),
  ...eachFlag(travelFlags, (flag) =>
    facetColumn(travels, ["1"], (travel) => flagValue(travel.flags.includes(flag))),
  ),
});

type TravelColumns = Pick<CatalogueIndex, "days" | "rating" | "facets" | "places">;

export const travelColumns = (
  parts: readonly TravelPart[],
  durations: readonly DurationRow[],
): TravelColumns => {
  const travels = parts.map(({ travel }) => travel);
  return {
    days: Uint8Array.from(travels, ({ days }) => days),
    rating: Int32Array.from(travels, ratingRank),
    facets: facetsOf(travels, durations),
    places: placesOf(travels),
  };
};
