import { statuses } from "#features/tours/contract.ts";
import {
  type DepartureColumns,
  type CheapestPerCode,
  cheapestPerCode,
} from "./cheapest-per-code.ts";
import type { TourRow, TravelRow } from "./read-rows.ts";

/**
 * Between what all departures of a travel lie: it tells of most travels that a search need not look
 * at their departures. Without any, nothing lies between.
 */
export type Limits = Readonly<{
  /** The days, since 1970, on which the first and the last of them leave. */
  firstDay: number;
  lastDay: number;
  lowestCents: number;
  /** The same of those that are not sold out. */
  lowestOpen: number;
  /** How many days the shortest takes, the first and the last included. */
  shortest: number;
}>;

/** One travel as the index holds it: its own row, and its departures by price, day and id. */
export type TravelPart = DepartureColumns &
  Limits &
  Readonly<{
    travel: TravelRow;
    tourIds: readonly string[];
    percents: Uint8Array;
    /** Its departures by day and id. */
    byDay: Int32Array;
    /** The days, since 1970, on which those leave. */
    days: Int32Array;
    cheapestPerCode: CheapestPerCode;
    /** Seconds since 1970 at which a departure was last written; 0 without any. */
    changed: number;
  }>;

const msPerDay = 86_400_000;
/** An ISO day as days since 1970. */
export const epochDay = (day: string): number => Date.parse(`${day}T00:00:00Z`) / msPerDay;

const isoDays = new Map<number, string>();

/** Days since 1970 as an ISO day; all ask for the same few hundred. */
export const dayOf = (epoch: number): string => {
  const day = isoDays.get(epoch) ?? new Date(epoch * msPerDay).toISOString().slice(0, 10);
  isoDays.set(epoch, day);
  return day;
};

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

/** Above every day and every price; a whole number, since comparing with Infinity is slow. */
export const noLimit = 2 ** 31 - 1;

const isOpen = (code: number): boolean => statuses[statusIn(code)] !== "SOLD_OUT";

const limitsOf = (
  { codes, cents, departures, ends }: DepartureColumns,
  days: Int32Array,
): Limits => ({
  firstDay: days[0] ?? noLimit,
  lastDay: days.at(-1) ?? -1,
  lowestCents: cents[0] ?? noLimit,
  lowestOpen: cents[codes.findIndex(isOpen)] ?? noLimit,
  shortest: ends.reduce(
    (least, end, tour) => Math.min(least, end - (departures[tour] ?? 0) + 1),
    noLimit,
  ),
});

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const partOf = (travel: TravelRow, tours: readonly TourRow[]): TravelPart => {
  const columns: DepartureColumns = {
    codes: Uint8Array.from(tours, codeOf),
    cents: Int32Array.from(tours, ({ cents }) => cents),
    departures: Int32Array.from(tours, ({ departure }) => epochDay(departure)),
    ends: Int32Array.from(tours, ({ end }) => epochDay(end)),
  };
  const inOrder = tours.map(({ departure, id }, tour) => ({ departure, id, tour }));
  inOrder.sort((a, b) => compare(a.departure, b.departure) || compare(a.id, b.id));
  const byDay = Int32Array.from(inOrder, ({ tour }) => tour);
  const days = byDay.map((tour) => columns.departures[tour] ?? 0);
  return {
    ...columns,
    ...limitsOf(columns, days),
    travel,
    tourIds: tours.map(({ id }) => id),
    cheapestPerCode: cheapestPerCode(columns),
    byDay,
    days,
    percents: Uint8Array.from(tours, ({ percent }) => percent),
    changed: tours.reduce((last, { changed }) => Math.max(last, changed), 0),
  };
};

/** Travels with their departures. @param tours in the order that `TravelPart` asks for */
export const partsOf = (
  travels: readonly TravelRow[],
  tours: readonly TourRow[],
): readonly TravelPart[] => {
  const byTravel = Map.groupBy(tours, ({ travelId }) => travelId);
  return travels.map((travel) => partOf(travel, byTravel.get(travel.id) ?? []));
};
