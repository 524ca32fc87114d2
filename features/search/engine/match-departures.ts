import { statuses } from "#features/tours/contract.ts";
import type { Bounds } from "../index/bounds.ts";
import { ageBits, type CatalogueIndex } from "../index/catalogue-index.ts";
import { ages, type SearchQuery } from "../contract.ts";
import type { DepartureColumns, CheapestPerCode } from "../index/cheapest-per-code.ts";
import { isExcluded } from "./filter-travels.ts";
import type { MatchCache } from "./match-cache.ts";
import {
  ageIn,
  noLimit,
  codeCount,
  isDiscounted,
  statusIn,
  type TravelPart,
} from "../index/travel-part.ts";
import { asksForDates, type DateWindows, dateWindowsFor } from "./date-windows.ts";
import type { DepartureMatches } from "./match-cache.ts";

/** Whether the search asks anything of departures, so that travels without any stay away. */
export const asksForDepartures = (query: SearchQuery): boolean =>
  asksForDates(query) ||
  query.priceMin !== null ||
  query.priceMax !== null ||
  query.age.length > 0 ||
  query.status.length > 0 ||
  query.discounted;

/**
 * What a departure gives to its travel, as bits: it is found; it is found if the price is left
 * out; it counts for its status, for its ages, for the discounts.
 */
const found = 1;
const foundAtAnyPrice = 2;
const discountBit = 4;
const ageShift = 3;
const statusShift = ageShift + ages.length;

export const statusesIn = (bits: number): number => bits >> statusShift;
export const agesIn = (bits: number): number => (bits >> ageShift) & ((1 << ages.length) - 1);
export const discountIn = (bits: number): number => (bits & discountBit ? 1 : 0);

const soldOut = statuses.indexOf("SOLD_OUT");

/**
 * What a departure gives whose price and dates fit, for each code. Sold out counts only where that
 * status is chosen (`decisions.md`, Catalogue).
 */
const matchBitsByCode = (query: SearchQuery): Int32Array => {
  const wantedStatuses =
    query.status.length > 0
      ? query.status.reduce((bits, status) => bits | (1 << statuses.indexOf(status)), 0)
      : ~(1 << soldOut);
  const wantedAges = query.age.reduce((bits, age) => bits | (1 << ages.indexOf(age)), 0);
  return Int32Array.from({ length: codeCount }, (_, code) => {
    if (statusIn(code) >= statuses.length) return 0; // no departure has it, so nobody waits for it
    const itsAges = ageBits[ageIn(code)] ?? 0;
    const isStatus = (wantedStatuses & (1 << statusIn(code))) !== 0;
    const isAge = wantedAges === 0 || (itsAges & wantedAges) !== 0;
    const isDiscount = !query.discounted || isDiscounted(code);
    let bitsByCode = 0;
    if (isStatus && isAge && isDiscount) {
      bitsByCode |= found | foundAtAnyPrice;
      if (isDiscounted(code)) bitsByCode |= discountBit;
    }
    if (isStatus && isDiscount) bitsByCode |= itsAges << ageShift;
    if (isAge && isDiscount) bitsByCode |= 1 << (statusIn(code) + statusShift);
    return bitsByCode;
  });
};

/** What a search asks of departures, ready to be compared. */
export type CompiledFilter = DateWindows &
  Readonly<{
    /** By code, what a departure gives whose price and dates fit. */
    bitsByCode: Int32Array;
    /** The cents between which prices are wanted, both included. */
    low: number;
    high: number;
  }>;

export const compileFilter = (query: SearchQuery, index: CatalogueIndex): CompiledFilter => ({
  ...dateWindowsFor(query, index),
  bitsByCode: matchBitsByCode(query),
  low: query.priceMin === null ? 0 : query.priceMin * 100,
  high: query.priceMax === null ? noLimit : query.priceMax * 100,
});

/** Whether no departure of a travel leaves on the days that are allowed, or is back in time. */
const cannotMatchDates = (
  { firstDay, lastDay, shortest }: Bounds,
  travel: number,
  { maxDays: longest, days: [from, to] }: CompiledFilter,
): boolean =>
  (shortest[travel] ?? 0) > longest ||
  (lastDay[travel] ?? 0) < from ||
  (firstDay[travel] ?? 0) > to;

/** Whether what all departures of a travel have in common keeps each of them out. */
export const cannotMatch = (bounds: Bounds, travel: number, compiled: CompiledFilter): boolean =>
  (bounds.lowestCents[travel] ?? 0) > compiled.high || cannotMatchDates(bounds, travel, compiled);

/** Whether a departure meets the whole of what is asked of departures. */
export const isMatch = (of: DepartureColumns, tour: number, compiled: CompiledFilter): boolean => {
  const cents = of.cents[tour] ?? 0;
  const back = compiled.lastEnd[(of.departures[tour] ?? 0) - compiled.first] ?? -1;
  return (
    ((compiled.bitsByCode[of.codes[tour] ?? 0] ?? 0) & found) !== 0 &&
    (of.ends[tour] ?? 0) <= back &&
    cents >= compiled.low &&
    cents <= compiled.high
  );
};

/** What a search asks of departures, as a key: all else is asked of travels, or of the list. */
const departuresKey = (query: SearchQuery): string =>
  JSON.stringify([
    [query.from, query.to, query.month, query.season, query.period, query.days],
    [query.priceMin, query.priceMax, query.age, query.status, query.discounted],
  ]);

/** How many departures each row stands for, and when the first and the last of them leave; null where each is one. */
type CodeTotals = Pick<CheapestPerCode, "counts" | "earliest" | "latest"> | null;

/** Where in a travel's departures by day those begin that leave on a day or later. */
export const firstDepartureFrom = ({ days }: TravelPart, day: number): number => {
  let [low, high] = [0, days.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((days[middle] ?? 0) < day) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Whether one departure at least meets what is asked of departures and leaves on one of these days. */
export const hasMatchWithin = (
  part: TravelPart,
  [from, to]: CompiledFilter["days"],
  compiled: CompiledFilter,
): boolean => {
  const { days, byDay } = part;
  for (let at = firstDepartureFrom(part, from); at < days.length; at += 1) {
    if ((days[at] ?? 0) > to) return false;
    if (isMatch(part, byDay[at] ?? 0, compiled)) return true;
  }
  return false;
};

/** The departures on the days that are allowed, by price, where they are few; null for all of them. */
const rowsWithin = (part: TravelPart, compiled: CompiledFilter): Int32Array | null => {
  const [from, to] = compiled.days;
  const low = firstDepartureFrom(part, from);
  const high = Math.max(low, firstDepartureFrom(part, to + 1));
  return (high - low) * 4 > part.byDay.length ? null : part.byDay.slice(low, high).sort();
};

/**
 * Looks at the departures of one travel.
 *
 * They come by price, so the first that is found is the cheapest, and outside the prices that are
 * wanted only the first of all is of use. What a departure gives is put together by masks, not by
 * branches: statuses and dates follow no order here, and a wrongly guessed branch costs more than
 * all the rest. The loop is a function of its own, without closures, so that it compiles tightly.
 * @param rows those to look at, in their order; null for all
 */
const matchTravel = (
  { codes, cents, departures, ends }: DepartureColumns,
  totals: CodeTotals,
  rows: Int32Array | null,
  { bitsByCode, first, lastEnd, low, high }: CompiledFilter,
  matches: DepartureMatches,
  travel: number,
): void => {
  let [seen, cheapest, anyPrice] = [0, -1, -1];
  let [count, earliest, latest] = [0, noLimit, 0];
  const rowCount = rows ? rows.length : codes.length;
  for (let row = 0; row < rowCount; row += 1) {
    const tour = rows ? (rows[row] ?? 0) : row;
    const price = cents[tour] ?? 0;
    const isWithin = price >= low && price <= high;
    if (!isWithin && anyPrice >= 0) {
      if (price > high) break;
      continue;
    }
    let its = bitsByCode[codes[tour] ?? 0] ?? 0;
    const departure = departures[tour] ?? 0;
    const back = lastEnd[departure - first] ?? -1;
    its &= ~((back - (ends[tour] ?? 0)) >> 31); // all ones where it is back in time
    if (!isWithin) its &= foundAtAnyPrice;
    if (its & found) {
      count += totals ? (totals.counts[tour] ?? 0) : 1;
      earliest = Math.min(earliest, totals ? (totals.earliest[tour] ?? 0) : departure);
      latest = Math.max(latest, totals ? (totals.latest[tour] ?? 0) : departure);
    }
    const isNew = its & ~seen;
    if (isNew === 0) continue;
    if (isNew & found) cheapest = tour;
    if (isNew & foundAtAnyPrice) anyPrice = price;
    seen |= its;
  }
  matches.cheapest[travel] = cheapest;
  matches.price[travel] = cheapest < 0 ? -1 : (cents[cheapest] ?? -1);
  matches.leaves[travel] = cheapest < 0 ? -1 : (departures[cheapest] ?? -1);
  matches.anyPrice[travel] = anyPrice;
  matches.bits[travel] = seen;
  matches.counts[travel] = count;
  matches.earliest[travel] = earliest;
  matches.latest[travel] = latest;
};

/** The same by its heads alone, where neither dates nor prices are asked for. */
const matchCheapest = (
  { cheapestPerCode }: TravelPart,
  compiled: CompiledFilter,
  matches: DepartureMatches,
  travel: number,
): void => {
  matchTravel(cheapestPerCode, cheapestPerCode, null, compiled, matches, travel);
  matches.cheapest[travel] = cheapestPerCode.tours[matches.cheapest[travel] ?? -1] ?? -1;
};

/** What a travel without any departure in question has. */
const setNoMatch = (matches: DepartureMatches, travel: number): void => {
  matches.cheapest[travel] = -1;
  matches.price[travel] = -1;
  matches.leaves[travel] = -1;
  matches.anyPrice[travel] = -1;
  matches.bits[travel] = 0;
  matches.counts[travel] = 0;
  matches.earliest[travel] = noLimit;
  matches.latest[travel] = 0;
};

/**
 * Looks at the departures of those travels that at most one filter of their own fails, as far as
 * that is not known from an earlier search.
 * @param failures as in `FilteredTravels`
 */
export const matchDepartures = (
  index: CatalogueIndex,
  query: SearchQuery,
  failures: Uint8Array,
  matchCache: MatchCache,
): DepartureMatches => {
  const { isKnown, matches } = matchCache.matchesFor(index, departuresKey(query));
  const areDated = asksForDates(query);
  const isCheapestEnough = !areDated && query.priceMin === null && query.priceMax === null;
  const compiled = compileFilter(query, index);
  for (const [travel, part] of index.parts.entries()) {
    if (isKnown[travel] || isExcluded(failures[travel] ?? 0)) continue;
    isKnown[travel] = 1;
    if (areDated && cannotMatchDates(index.bounds, travel, compiled)) setNoMatch(matches, travel);
    else if (isCheapestEnough) matchCheapest(part, compiled, matches, travel);
    else
      matchTravel(
        part,
        null,
        areDated ? rowsWithin(part, compiled) : null,
        compiled,
        matches,
        travel,
      );
  }
  return matches;
};
