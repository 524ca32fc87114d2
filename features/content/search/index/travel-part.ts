import { statuses } from "#features/records/statuses/contract.ts";
import {
  type DepartureColumns,
  type CheapestPerCode,
  cheapestPerCode,
} from "./cheapest-per-code.ts";
import type { TourRow, TravelRow } from "./read-rows.ts";

/**
 * Limits of a travel's departures. Most searches can exclude the travel by these limits without
 * reading its departures.
 */
export type DepartureLimits = Readonly<{
  /** Days since 1970 of the first and last departure. */
  firstDay: number;
  lastDay: number;
  lowestCents: number;
  /**
   * What the trip costs, in cents: the lowest price of the departures on sale or, where there are
   * none, of those that are not sold out.
   */
  lowestOpen: number;
  /** Length of the shortest departure in days. The first and the last day count. */
  shortest: number;
}>;

/** A travel's row with its departures sorted by price, day and id. */
export type TravelPart = DepartureColumns &
  DepartureLimits &
  Readonly<{
    travel: TravelRow;
    tourIds: readonly string[];
    percents: Uint8Array;
    /** The day on which the booking of each departure opens, in days since 1970; 0 for none. */
    opens: Int32Array;
    /** Row indexes of the travel's departures, sorted by day and id. */
    byDay: Int32Array;
    /** Departure days in the order of `byDay`, in days since 1970. */
    days: Int32Array;
    cheapestPerCode: CheapestPerCode;
    /**
     * Time of the last change to a departure, in seconds since 1970; 0 when there are no
     * departures.
     */
    changed: number;
  }>;

const msPerDay = 86_400_000;
export const epochDay = (day: string): number => Date.parse(`${day}T00:00:00Z`) / msPerDay;

const isoDays = new Map<number, string>();

/**
 * Converts days since 1970 to an ISO day. Results are cached, because the same few hundred days are
 * needed again and again.
 */
export const isoDayOf = (epoch: number): string => {
  const day = isoDays.get(epoch) ?? new Date(epoch * msPerDay).toISOString().slice(0, 10);
  isoDays.set(epoch, day);
  return day;
};

const ageNumbers = { "25-35": 0, "35-49": 1, ALL: 2 } as const;

/** The position of the bit that says whether a departure is on sale. */
export const onSaleShift = 6;

/** Codes have seven bits: three of the status, two of the age range, a discount, and on sale. */
export const codeCount = 128;

const codeOf = ({ status, age, percent, isOnSale }: TourRow): number =>
  statuses.indexOf(status) |
  (ageNumbers[age] << 3) |
  (percent > 0 ? 32 : 0) |
  (Number(isOnSale) << onSaleShift);

/** Index into `statuses`. */
export const statusIn = (code: number): number => code & 7;
/** 0 is 25-35, 1 is 35-49, 2 is everybody. */
export const ageIn = (code: number): number => (code >> 3) & 3;
export const isDiscounted = (code: number): boolean => (code & 32) !== 0;
/** Whether visitors can book a seat themselves today. */
export const isOnSaleIn = (code: number): boolean => ((code >> onSaleShift) & 1) !== 0;

/**
 * Greater than every day and every price. It is a whole number, because comparing with Infinity is
 * slow.
 */
export const noLimit = 2 ** 31 - 1;

const isOpen = (code: number): boolean => statuses[statusIn(code)] !== "SOLD_OUT";

const limitsOf = (
  { codes, cents, departures, ends }: DepartureColumns,
  days: Int32Array,
): DepartureLimits => ({
  firstDay: days[0] ?? noLimit,
  lastDay: days.at(-1) ?? -1,
  lowestCents: cents[0] ?? noLimit,
  lowestOpen: cents[codes.findIndex(isOnSaleIn)] ?? cents[codes.findIndex(isOpen)] ?? noLimit,
  shortest: ends.reduce(
    (least, end, tour) => Math.min(least, end - (departures[tour] ?? 0) + 1),
    noLimit,
  ),
});

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const toTravelPart = (travel: TravelRow, tours: readonly TourRow[]): TravelPart => {
  const columns: DepartureColumns = {
    codes: Uint8Array.from(tours, codeOf),
    cents: Int32Array.from(tours, ({ cents }) => cents),
    departures: Int32Array.from(tours, ({ departure }) => epochDay(departure)),
    starts: Int32Array.from(tours, ({ start }) => epochDay(start)),
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
    opens: Int32Array.from(tours, ({ openingDate }) => (openingDate ? epochDay(openingDate) : 0)),
    changed: tours.reduce((last, { changed }) => Math.max(last, changed), 0),
  };
};

/** @param tours in the order that `TravelPart` requires */
export const toTravelParts = (
  travels: readonly TravelRow[],
  tours: readonly TourRow[],
): readonly TravelPart[] => {
  const byTravel = Map.groupBy(tours, ({ travelId }) => travelId);
  return travels.map((travel) => toTravelPart(travel, byTravel.get(travel.id) ?? []));
};
