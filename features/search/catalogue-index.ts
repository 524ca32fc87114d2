import { statuses } from "#features/tours/contract.ts";
import { moods } from "#features/travels/contract.ts";
import { ages, durations } from "./contract.ts";
import { buildLexemes, type LexemeIndex } from "./lexemes.ts";
import type { CatalogueRows, PeriodRow, TourRow, TravelRow } from "./rows.ts";

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

/**
 * One market's catalogue in typed arrays. Travels are numbered in the order of their ids (which
 * settles ties); the departures of travel `t` are those from `firstTour[t]` to `firstTour[t + 1]`,
 * by price, day and id.
 */
export type CatalogueIndex = Readonly<{
  travelIds: readonly string[];
  tourIds: readonly string[];
  days: Uint8Array;
  facets: Readonly<Record<TravelFacet, FacetColumn>>;
  /** Travels by the slug of a region, country or place. */
  places: ReadonlyMap<string, Int32Array>;
  firstTour: Int32Array;
  /** Status, age and discount of a departure in six bits: see `codeOf`. */
  codes: Uint8Array;
  cents: Int32Array;
  percents: Uint8Array;
  /** Days since 1970. */
  departures: Int32Array;
  ends: Int32Array;
  /** The first and the last day of departure; null without departures. */
  span: readonly [first: number, last: number] | null;
  lexemes: LexemeIndex;
  periods: ReadonlyMap<string, PeriodRow>;
}>;

const msPerDay = 86_400_000;
/** An ISO day as days since 1970. */
export const epochDay = (day: string): number => Date.parse(`${day}T00:00:00Z`) / msPerDay;

const ageNumbers = { "25-35": 0, "35-49": 1, ALL: 2 } as const;

/** Codes are below this. */
export const codeCount = 64;

const codeOf = ({ status, age, percent }: TourRow): number =>
  statuses.indexOf(status) | (ageNumbers[age] << 3) | (percent > 0 ? 32 : 0);

/** The number of a departure's status (as in `statuses`), by its code. */
export const statusIn = (code: number): number => code & 7;
/** 0 is 25-35, 1 is 35-49, 2 is everybody. */
export const ageIn = (code: number): number => (code >> 3) & 3;
export const isDiscounted = (code: number): boolean => (code & 32) !== 0;

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

const spanOf = (departures: Int32Array): CatalogueIndex["span"] => {
  let [first, last] = [Infinity, -Infinity];
  for (const departure of departures) {
    if (departure < first) first = departure;
    if (departure > last) last = departure;
  }
  return departures.length === 0 ? null : [first, last];
};

/** Builds the index of one market from its rows, in the order in which `readCatalogue` gives them. */
export const buildIndex = (rows: CatalogueRows): CatalogueIndex => {
  const { travels, tours } = rows;
  const numbers = new Map(travels.map(({ id }, number) => [id, number]));
  const firstTour = new Int32Array(travels.length + 1);
  for (const { travelId } of tours) {
    const next = (numbers.get(travelId) ?? 0) + 1;
    firstTour[next] = (firstTour[next] ?? 0) + 1;
  }
  for (let travel = 0; travel < travels.length; travel += 1)
    firstTour[travel + 1] = (firstTour[travel + 1] ?? 0) + (firstTour[travel] ?? 0);
  const departures = Int32Array.from(tours, ({ departure }) => epochDay(departure));
  return {
    travelIds: travels.map(({ id }) => id),
    tourIds: tours.map(({ id }) => id),
    days: Uint8Array.from(travels, ({ days }) => days),
    facets: {
      duration: column(travels, durations, durationsOf),
      mood: column(travels, moods, (travel) => travel.moods),
      type: column(travels, [], (travel) => maybe(travel.type)),
      style: column(travels, [], (travel) => maybe(travel.style)),
      badge: column(travels, [], (travel) => travel.badges),
      privateRoom: column(travels, ["1"], (travel) => flag(travel.privateRoom)),
      unique: column(travels, ["1"], (travel) => flag(travel.isUnique)),
    },
    places: placesOf(travels),
    firstTour,
    codes: Uint8Array.from(tours, codeOf),
    cents: Int32Array.from(tours, ({ cents }) => cents),
    percents: Uint8Array.from(tours, ({ percent }) => percent),
    departures,
    span: spanOf(departures),
    ends: Int32Array.from(tours, ({ end }) => epochDay(end)),
    lexemes: buildLexemes(rows.lexemes, numbers),
    periods: new Map(rows.periods.map((period) => [period.slug, period])),
  };
};

/**
 * The age values that a departure meets, as bits in the order of `ages`, by the number of its own
 * age: one for everybody meets all three.
 */
export const ageBits: readonly number[] = ages.map((_, age) => (age === 2 ? 0b111 : 1 << age));
