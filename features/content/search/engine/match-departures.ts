import { ageRanges, isForYears } from "#features/catalogue/departure-filters/contract.ts";
import { statuses } from "#features/records/statuses/contract.ts";
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
  onSaleShift,
  isDiscounted,
  isOnSaleIn,
  statusIn,
  type TravelPart,
} from "../index/travel-part.ts";
import { hasDateFilter, type DateWindows, dateWindowsFor } from "./date-windows.ts";
import type { DepartureMatches } from "./match-cache.ts";

/** A search with such a filter leaves out travels without departures. */
export const hasDepartureFilter = (query: SearchQuery): boolean =>
  hasDateFilter(query) ||
  query.priceMin !== null ||
  query.priceMax !== null ||
  query.age.length > 0 ||
  query.years !== null ||
  query.status.length > 0 ||
  query.discounted ||
  query.onSale;

/**
 * Bits that a departure sets for its travel: the departure matches, and the discount, age and
 * status values that it counts for.
 */
const matchBit = 1;
const discountBit = 2;
const ageShift = 2;
const statusShift = ageShift + ages.length;

export const statusFlags = (bits: number): number => bits >> statusShift;
export const ageFlags = (bits: number): number => (bits >> ageShift) & ((1 << ages.length) - 1);
export const discountFlag = (bits: number): number => (bits & discountBit ? 1 : 0);

const soldOut = statuses.indexOf("SOLD_OUT");

/**
 * For each code, the bits of a departure with this code whose price and dates match. Sold-out
 * departures count only where that status is requested (`decisions.md`, Catalogue).
 */
const matchBitsByCode = (query: SearchQuery): Int32Array => {
  const requestedStatuses =
    query.status.length > 0
      ? query.status.reduce((bits, status) => bits | (1 << statuses.indexOf(status)), 0)
      : ~(1 << soldOut);
  const requestedAges = query.age.reduce((bits, age) => bits | (1 << ages.indexOf(age)), 0);
  return Int32Array.from({ length: codeCount }, (_, code) => {
    if (statusIn(code) >= statuses.length) return 0; // no departure has such a code
    if (query.onSale && !isOnSaleIn(code)) return 0;
    const range = ageRanges[ageIn(code)];
    if (query.years !== null && range && !isForYears(range, query.years)) return 0;
    const ownAges = ageBits[ageIn(code)] ?? 0;
    const isStatus = (requestedStatuses & (1 << statusIn(code))) !== 0;
    const isAge = requestedAges === 0 || (ownAges & requestedAges) !== 0;
    const isDiscount = !query.discounted || isDiscounted(code);
    let bitsByCode = 0;
    if (isStatus && isAge && isDiscount)
      bitsByCode |= matchBit | (isDiscounted(code) ? discountBit : 0);
    if (isStatus && isDiscount) bitsByCode |= ownAges << ageShift;
    if (isAge && isDiscount) bitsByCode |= 1 << (statusIn(code) + statusShift);
    return bitsByCode;
  });
};

/** The departure filters of a search in the form that the loop over departures compares. */
export type CompiledFilter = DateWindows &
  Readonly<{
    /** For each departure code, the bits of a departure whose price and dates match. */
    bitsByCode: Int32Array;
    /** Price limits in cents, both inclusive. */
    low: number;
    high: number;
    hasPriceLimit: boolean;
  }>;

export const compileFilter = (query: SearchQuery, index: CatalogueIndex): CompiledFilter => ({
  ...dateWindowsFor(query, index),
  bitsByCode: matchBitsByCode(query),
  low: query.priceMin === null ? 0 : Math.round(query.priceMin * 100),
  high: query.priceMax === null ? noLimit : Math.round(query.priceMax * 100),
  hasPriceLimit: query.priceMin !== null || query.priceMax !== null,
});

/** True where no departure of the travel falls on the allowed days or returns in time. */
const cannotMatchDates = (
  { firstDay, lastDay, shortest }: Bounds,
  travel: number,
  { maxDays: longest, days: [firstAllowedDay, lastAllowedDay] }: CompiledFilter,
): boolean =>
  (shortest[travel] ?? 0) > longest ||
  (lastDay[travel] ?? 0) < firstAllowedDay ||
  (firstDay[travel] ?? 0) > lastAllowedDay;

/** True where the limits of the travel's departures already exclude all of them. */
export const cannotMatch = (bounds: Bounds, travel: number, compiled: CompiledFilter): boolean =>
  (bounds.lowestCents[travel] ?? 0) > compiled.high || cannotMatchDates(bounds, travel, compiled);

/** Whether a departure matches when the price filter is ignored. */
const isMatchAtAnyPrice = (
  columns: DepartureColumns,
  tour: number,
  compiled: CompiledFilter,
): boolean => {
  const latestEnd = compiled.latestReturn[(columns.departures[tour] ?? 0) - compiled.first] ?? -1;
  return (
    ((compiled.bitsByCode[columns.codes[tour] ?? 0] ?? 0) & matchBit) !== 0 &&
    (columns.ends[tour] ?? 0) <= latestEnd &&
    (columns.ends[tour] ?? 0) >= compiled.earliestEnd &&
    (columns.starts[tour] ?? 0) <= compiled.latestStart
  );
};

const hasPrice = (
  { cents }: DepartureColumns,
  tour: number,
  { low, high }: CompiledFilter,
): boolean => (cents[tour] ?? 0) >= low && (cents[tour] ?? 0) <= high;

export const isMatch = (
  columns: DepartureColumns,
  tour: number,
  compiled: CompiledFilter,
): boolean => hasPrice(columns, tour, compiled) && isMatchAtAnyPrice(columns, tour, compiled);

/** Cache key of the departure filters; filters on travels and the sort do not affect departures. */
const departuresKey = (query: SearchQuery): string =>
  JSON.stringify([
    [query.from, query.to, query.month, query.season, query.period, query.days],
    [query.priceMin, query.priceMax, query.age, query.status, query.discounted, query.onSale],
    [query.years, query.onDay],
  ]);

/**
 * The number, first day and last day of the departures that share a row's code. Null when each row
 * is a single departure.
 */
type CodeTotals = Pick<CheapestPerCode, "counts" | "earliest" | "latest"> | null;

/** Position in `byDay` of the first departure on or after a day (days since 1970). */
export const firstDepartureFrom = ({ days }: TravelPart, day: number): number => {
  let [low, high] = [0, days.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((days[middle] ?? 0) < day) low = middle + 1;
    else high = middle;
  }
  return low;
};

/**
 * Whether a travel is found by the departures in `byDay` from `start` up to `end`. A trip costs
 * what can be booked today: the price of a departure that cannot be booked counts only where none
 * of the others can.
 */
const hasMatchAmong = (
  part: TravelPart,
  start: number,
  end: number,
  compiled: CompiledFilter,
): boolean => {
  let [isFound, canBeBooked] = [false, false];
  for (let at = start; at < end; at += 1) {
    const tour = part.byDay[at] ?? 0;
    if (!isMatchAtAnyPrice(part, tour, compiled)) continue;
    const isOnSale = isOnSaleIn(part.codes[tour] ?? 0);
    const isInPriceRange = hasPrice(part, tour, compiled);
    if (isInPriceRange && (isOnSale || !compiled.hasPriceLimit)) return true;
    canBeBooked ||= isOnSale;
    isFound ||= isInPriceRange;
  }
  return isFound && !canBeBooked;
};

export const hasMatch = (part: TravelPart, compiled: CompiledFilter): boolean =>
  hasMatchAmong(part, 0, part.byDay.length, compiled);

/**
 * Whether the travel may have matches that a list of departures shows: without a limit of the price
 * nothing has to be read for that.
 */
export const hasMatchAtPrice = (part: TravelPart, compiled: CompiledFilter): boolean =>
  !compiled.hasPriceLimit || hasMatch(part, compiled);

export const hasMatchWithin = (
  part: TravelPart,
  [firstAllowedDay, lastAllowedDay]: CompiledFilter["days"],
  compiled: CompiledFilter,
): boolean =>
  hasMatchAmong(
    part,
    firstDepartureFrom(part, firstAllowedDay),
    firstDepartureFrom(part, lastAllowedDay + 1),
    compiled,
  );

/**
 * Rows of the departures on the allowed days, sorted by price. Null when so many days are allowed
 * that reading all rows is faster.
 */
const rowsWithin = (part: TravelPart, compiled: CompiledFilter): Int32Array | null => {
  const [firstAllowedDay, lastAllowedDay] = compiled.days;
  const low = firstDepartureFrom(part, firstAllowedDay);
  const high = Math.max(low, firstDepartureFrom(part, lastAllowedDay + 1));
  return (high - low) * 4 > part.byDay.length ? null : part.byDay.slice(low, high).sort();
};

/**
 * Matches the departures of one travel. A trip costs what can be booked today (record 165), so the
 * price of a departure that cannot be booked counts only where none that meets the other filters
 * can; the same holds for each value of a filter on its own. The rows are sorted by price, so the
 * first match is the cheapest. Bits are combined by masks instead of branches, because statuses and
 * dates follow no order and mispredicted branches would dominate the running time. The function has
 * no closures, so that the loop compiles to tight machine code.
 * @param rows rows to read, in order; null means all rows
 */
const matchTravel = (
  { codes, cents, departures, starts, ends }: DepartureColumns,
  totals: CodeTotals,
  rows: Int32Array | null,
  { bitsByCode, first, latestReturn, latestStart, earliestEnd, low, high }: CompiledFilter,
  matches: DepartureMatches,
  travel: number,
): void => {
  // Of the departures on sale at any price, of those with a price in range, and of the others.
  let [onSaleBits, pricedBits, otherBits] = [0, 0, 0];
  let [cheapestOnSale, cheapestOther, lowestOnSale, lowestOther] = [-1, -1, -1, -1];
  let [count, earliest, latest] = [0, noLimit, 0];
  const rowCount = rows ? rows.length : codes.length;
  for (let row = 0; row < rowCount; row += 1) {
    const tour = rows ? (rows[row] ?? 0) : row;
    const code = codes[tour] ?? 0;
    let bits = bitsByCode[code] ?? 0;
    const departure = departures[tour] ?? 0;
    const latestEnd = latestReturn[departure - first] ?? -1;
    const end = ends[tour] ?? 0;
    bits &= ~((latestEnd - end) >> 31); // a mask of all ones if the group is back in time, otherwise 0
    bits &= ~((end - earliestEnd) >> 31) & ~((latestStart - (starts[tour] ?? 0)) >> 31);
    const price = cents[tour] ?? 0;
    const bitsInRange = bits & ~((price - low) >> 31) & ~((high - price) >> 31);
    if (bitsInRange & matchBit) {
      count += totals ? (totals.counts[tour] ?? 0) : 1;
      earliest = Math.min(earliest, totals ? (totals.earliest[tour] ?? 0) : departure);
      latest = Math.max(latest, totals ? (totals.latest[tour] ?? 0) : departure);
    }
    const onSale = -((code >> onSaleShift) & 1); // a mask of all ones or 0
    const isNew =
      (bits & onSale & ~onSaleBits) |
      (bitsInRange & onSale & ~pricedBits) |
      (bitsInRange & ~onSale & ~otherBits);
    if (isNew === 0 && (lowestOther >= 0 || onSale)) continue;
    if (onSale) {
      if (bits & matchBit & ~onSaleBits) lowestOnSale = price;
      if (bitsInRange & matchBit & ~pricedBits) cheapestOnSale = tour;
      onSaleBits |= bits;
      pricedBits |= bitsInRange;
    } else {
      if (bits & matchBit && lowestOther < 0) lowestOther = price;
      if (bitsInRange & matchBit & ~otherBits) cheapestOther = tour;
      otherBits |= bitsInRange;
    }
  }
  const cheapest = onSaleBits & matchBit ? cheapestOnSale : cheapestOther;
  matches.cheapest[travel] = cheapest;
  matches.price[travel] = cheapest < 0 ? -1 : (cents[cheapest] ?? -1);
  matches.anyPrice[travel] = lowestOnSale >= 0 ? lowestOnSale : lowestOther;
  matches.bits[travel] = pricedBits | (otherBits & ~onSaleBits);
  matches.counts[travel] = cheapest < 0 ? 0 : count;
  matches.earliest[travel] = earliest;
  matches.latest[travel] = latest;
};

/**
 * Does the same as `matchTravel` for a search without dates and prices, which needs only the
 * cheapest departure of each code.
 */
const matchCheapest = (
  { cheapestPerCode }: TravelPart,
  compiled: CompiledFilter,
  matches: DepartureMatches,
  travel: number,
): void => {
  matchTravel(cheapestPerCode, cheapestPerCode, null, compiled, matches, travel);
  matches.cheapest[travel] = cheapestPerCode.tours[matches.cheapest[travel] ?? -1] ?? -1;
};

const setNoMatch = (matches: DepartureMatches, travel: number): void => {
  matches.cheapest[travel] = -1;
  matches.price[travel] = -1;
  matches.anyPrice[travel] = -1;
  matches.bits[travel] = 0;
  matches.counts[travel] = 0;
  matches.earliest[travel] = noLimit;
  matches.latest[travel] = 0;
};

/**
 * Matches the departures of all travels that do not pass at most one filter on travels. Cached
 * matches are not computed again.
 * @param failures see `FilteredTravels`
 */
export const matchDepartures = (
  index: CatalogueIndex,
  query: SearchQuery,
  failures: Uint16Array,
  matchCache: MatchCache,
): DepartureMatches => {
  const { isKnown, matches } = matchCache.matchesFor(index, departuresKey(query));
  const hasDates = hasDateFilter(query);
  const isCheapestEnough = !hasDates && query.priceMin === null && query.priceMax === null;
  const compiled = compileFilter(query, index);
  for (const [travel, part] of index.parts.entries()) {
    if (isKnown[travel] || isExcluded(failures[travel] ?? 0)) continue;
    isKnown[travel] = 1;
    if (hasDates && cannotMatchDates(index.bounds, travel, compiled)) setNoMatch(matches, travel);
    else if (isCheapestEnough) matchCheapest(part, compiled, matches, travel);
    else
      matchTravel(
        part,
        null,
        hasDates ? rowsWithin(part, compiled) : null,
        compiled,
        matches,
        travel,
      );
  }
  return matches;
};
