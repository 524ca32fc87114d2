import { moods } from "#features/travels/contract.ts";
import { ages, durations } from "./contract.ts";
import { type LexemeIndex, noLexemes, patchLexemes } from "./lexemes.ts";
import type { PeriodRow, TravelRow, TravelsRead } from "./rows.ts";
import { partsOf, type TravelPart } from "./travel-part.ts";

/** The filters of a travel itself that have counts, in the order of their failure bits. */
export const travelFacets = [
  "duration",
  "mood",
  "type",
  "style",
  "badge",
  "privateRoom",
  "unique",
] as const;
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
  days: Uint8Array;
  facets: Readonly<Record<TravelFacet, FacetColumn>>;
  /** Travels by the slug of a region, country or place. */
  places: ReadonlyMap<string, Int32Array>;
  /** The first and the last day of departure; null without departures. */
  span: readonly [first: number, last: number] | null;
  lexemes: LexemeIndex;
  periods: ReadonlyMap<string, PeriodRow>;
}>;

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

const spanOf = (parts: readonly TravelPart[]): CatalogueIndex["span"] => {
  let [first, last] = [Infinity, -Infinity];
  for (const { byDay, departures } of parts) {
    if (byDay.length === 0) continue;
    first = Math.min(first, departures[byDay[0] ?? 0] ?? 0);
    last = Math.max(last, departures[byDay.at(-1) ?? 0] ?? 0);
  }
  return last < first ? null : [first, last];
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

type OfTravels = Pick<CatalogueIndex, "days" | "facets" | "places">;

const ofTravels = (parts: readonly TravelPart[]): OfTravels => {
  const travels = parts.map(({ travel }) => travel);
  return {
    days: Uint8Array.from(travels, ({ days }) => days),
    facets: facetsOf(travels),
    places: placesOf(travels),
  };
};

/** The index of a market without travels. */
export const emptyIndex = (periods: readonly PeriodRow[]): CatalogueIndex => ({
  ...ofTravels([]),
  parts: [],
  span: null,
  lexemes: noLexemes,
  periods: new Map(periods.map((period) => [period.slug, period])),
});

/**
 * The index after a change: the parts of the travels read anew take the place of their old ones,
 * which leave the index where nothing was read. A whole index is nothing but such a change of an
 * empty one, so that the two cannot differ.
 * @param ids the travels read anew
 * @param rows what was read of them; lexemes only of those whose words are not known already
 */
export const patchIndex = (
  before: CatalogueIndex,
  ids: readonly string[],
  rows: TravelsRead,
): CatalogueIndex => {
  const fresh = partsOf(rows.travels, rows.tours);
  const changed = new Set(ids);
  const stay = before.parts.filter(({ travel }) => !changed.has(travel.id));
  const parts = [...stay, ...fresh].toSorted((a, b) => (a.travel.id < b.travel.id ? -1 : 1));
  const numbers = new Map(parts.map(({ travel }, number) => [travel.id, number]));
  const read = new Map(rows.travels.map((travel) => [travel.id, travel]));
  const hasNewWords = ({ id, words }: TravelRow) =>
    changed.has(id) && read.get(id)?.words !== words;
  const moved = Int32Array.from(before.parts, ({ travel }) =>
    hasNewWords(travel) ? -1 : (numbers.get(travel.id) ?? -1),
  );
  const isMoved = parts.length !== before.parts.length || moved.some((to, from) => to !== from);
  const isSame = ({ travel }: TravelPart) =>
    JSON.stringify(travel) === JSON.stringify(before.parts[numbers.get(travel.id) ?? 0]?.travel);
  const isOther = isMoved || !fresh.every(isSame);
  return {
    ...before,
    ...(isOther ? ofTravels(parts) : {}),
    parts,
    span: spanOf(parts),
    lexemes: isMoved ? patchLexemes(before.lexemes, moved, rows.lexemes, numbers) : before.lexemes,
  };
};

/**
 * The age values that a departure meets, as bits in the order of `ages`, by the number of its own
 * age: one for everybody meets all three.
 */
export const ageBits: readonly number[] = ages.map((_, age) => (age === 2 ? 0b111 : 1 << age));
