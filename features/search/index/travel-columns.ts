import { moods } from "#features/travels/contract.ts";
import type { CatalogueIndex, FacetColumn } from "./catalogue-index.ts";
import { ratingRank } from "../engine/relevance.ts";
import type { DurationRow, TravelRow } from "./read-rows.ts";
import type { TravelPart } from "./travel-part.ts";

const column = (
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

/** The durations that a travel has: one may include another, as up to 10 days do up to 6. */
const durationsOf =
  (durations: readonly DurationRow[]) =>
  ({ days }: TravelRow): readonly string[] =>
    durations
      .filter(({ daysMin, daysMax }) => days >= (daysMin ?? days) && days <= (daysMax ?? days))
      .map(({ slug }) => slug);

const flag = (isSet: boolean): readonly string[] => (isSet ? ["1"] : []);
const maybe = (value: string | null): readonly string[] => (value === null ? [] : [value]);

const placesOf = (travels: readonly TravelRow[]): ReadonlyMap<string, Int32Array> => {
  const found = new Map<string, number[]>();
  travels.forEach(({ places }, number) => {
    for (const place of places) {
      const there = found.get(place) ?? [];
      there.push(number);
      found.set(place, there);
    }
  });
  return new Map([...found].map(([place, numbers]) => [place, Int32Array.from(numbers)]));
};

const facetsOf = (
  travels: readonly TravelRow[],
  durations: readonly DurationRow[],
): CatalogueIndex["facets"] => ({
  duration: column(
    travels,
    durations.map(({ slug }) => slug),
    durationsOf(durations),
  ),
  mood: column(travels, moods, (travel) => travel.moods),
  type: column(travels, [], (travel) => maybe(travel.type)),
  style: column(travels, [], (travel) => maybe(travel.style)),
  badge: column(travels, [], (travel) => travel.badges),
  privateRoom: column(travels, ["1"], (travel) => flag(travel.privateRoom)),
  unique: column(travels, ["1"], (travel) => flag(travel.isUnique)),
});

type TravelColumns = Pick<CatalogueIndex, "days" | "rating" | "facets" | "places">;

/** What an index knows of its travels themselves, by their numbers. */
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
