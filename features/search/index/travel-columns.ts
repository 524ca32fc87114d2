import { moods } from "#features/travels/contract.ts";
import type { CatalogueIndex, FacetColumn } from "./catalogue-index.ts";
import { durations } from "../contract.ts";
import { ratingRank } from "../engine/relevance.ts";
import type { TravelRow } from "./read-rows.ts";
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

/** `up-to-10` includes `up-to-6`. */
const durationsOf = ({ days }: TravelRow): readonly string[] => {
  if (days > 10) return ["over-10"];
  return days <= 6 ? ["up-to-6", "up-to-10"] : ["up-to-10"];
};

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

const facetsOf = (travels: readonly TravelRow[]): CatalogueIndex["facets"] => ({
  duration: column(travels, durations, durationsOf),
  mood: column(travels, moods, (travel) => travel.moods),
  type: column(travels, [], (travel) => maybe(travel.type)),
  style: column(travels, [], (travel) => maybe(travel.style)),
  badge: column(travels, [], (travel) => travel.badges),
  privateRoom: column(travels, ["1"], (travel) => flag(travel.privateRoom)),
  unique: column(travels, ["1"], (travel) => flag(travel.isUnique)),
});

type TravelColumns = Pick<CatalogueIndex, "days" | "rating" | "facets" | "places">;

/** What an index knows of its travels themselves, by their numbers. */
export const travelColumns = (parts: readonly TravelPart[]): TravelColumns => {
  const travels = parts.map(({ travel }) => travel);
  return {
    days: Uint8Array.from(travels, ({ days }) => days),
    rating: Int32Array.from(travels, ratingRank),
    facets: facetsOf(travels),
    places: placesOf(travels),
  };
};
