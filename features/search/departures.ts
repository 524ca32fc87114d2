import { statuses } from "#features/tours/contract.ts";
import { ageBits, type CatalogueIndex } from "./catalogue-index.ts";
import { ages, type SearchQuery } from "./contract.ts";
import { isOut } from "./narrow.ts";
import { ageIn, codeCount, isDiscounted, statusIn } from "./travel-part.ts";
import { asksForDates, windowsOf } from "./windows.ts";

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
export const found = 1;
const foundAtAnyPrice = 2;
const discountBit = 4;
const ageShift = 3;
const statusShift = ageShift + ages.length;

/** What the departures of each travel give to it. */
export type Given = Readonly<{
  /** The cheapest departure that meets the whole search; -1 without any. */
  cheapest: Int32Array;
  /** The lowest price in cents if the price filter is left out; -1 without any. */
  anyPrice: Int32Array;
  /** The values that one departure at least counts for, that filter left out: see `statusesIn`. */
  bits: Int32Array;
}>;

export const statusesIn = (bits: number): number => bits >> statusShift;
export const agesIn = (bits: number): number => (bits >> ageShift) & ((1 << ages.length) - 1);
export const discountIn = (bits: number): number => (bits & discountBit ? 1 : 0);

/** The highest price that the database can hold; a whole number, since comparing with Infinity is slow. */
const dearest = 2 ** 31 - 1;

/** The cents between which a search wants prices, both included. */
export const priceRange = ({ priceMin, priceMax }: SearchQuery): readonly [number, number] => [
  priceMin === null ? 0 : priceMin * 100,
  priceMax === null ? dearest : priceMax * 100,
];

const soldOut = statuses.indexOf("SOLD_OUT");

/**
 * What a departure gives whose price and dates fit, for each code. Sold out counts only where that
 * status is chosen (`decisions.md`, Catalogue).
 */
export const givesByCode = (query: SearchQuery): Int32Array => {
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
    let gives = 0;
    if (isStatus && isAge && isDiscount) {
      gives |= found | foundAtAnyPrice;
      if (isDiscounted(code)) gives |= discountBit;
    }
    if (isStatus && isDiscount) gives |= itsAges << ageShift;
    if (isAge && isDiscount) gives |= 1 << (statusIn(code) + statusShift);
    return gives;
  });
};

/**
 * Looks at the departures of those travels that at most one filter of their own fails.
 *
 * Departures come by price, so the first that is found is the cheapest, and a travel is done as
 * soon as nothing new can be seen. What a departure gives is put together by masks, not by
 * branches: statuses and dates follow no order here, and a wrongly guessed branch costs more than
 * all the rest. The loop is a function of its own, without closures, so that it compiles tightly.
 * @param failures as in `NarrowedTravels`
 */
export const passDepartures = (
  index: CatalogueIndex,
  query: SearchQuery,
  failures: Uint8Array,
): Given => {
  const areHeadsEnough = !asksForDates(query) && query.priceMin === null;
  const { firstTour, codes, cents, departures, ends } = areHeadsEnough ? index.heads : index;
  const gives = givesByCode(query);
  const possible = gives.reduce((bits, each) => bits | each, 0);
  const { first, lastEnd } = windowsOf(query, index);
  const [low, high] = priceRange(query);
  const cheapest = new Int32Array(failures.length).fill(-1);
  const anyPrice = new Int32Array(failures.length).fill(-1);
  const bits = new Int32Array(failures.length);
  for (let travel = 0; travel < failures.length; travel += 1) {
    if (isOut(failures[travel] ?? 0)) continue;
    let seen = 0;
    const end = firstTour[travel + 1] ?? 0;
    for (let tour = firstTour[travel] ?? 0; tour < end; tour += 1) {
      let given = gives[codes[tour] ?? 0] ?? 0;
      const back = lastEnd[(departures[tour] ?? 0) - first] ?? -1;
      given &= ~((back - (ends[tour] ?? 0)) >> 31); // all ones where it is back in time
      const price = cents[tour] ?? 0;
      if (price < low || price > high) given &= foundAtAnyPrice;
      const isNew = given & ~seen;
      if (isNew === 0) continue;
      if (isNew & found) cheapest[travel] = tour;
      if (isNew & foundAtAnyPrice) anyPrice[travel] = price;
      seen |= given;
      if (seen === possible) break;
    }
    bits[travel] = seen;
  }
  if (areHeadsEnough)
    for (let travel = 0; travel < cheapest.length; travel += 1)
      cheapest[travel] = index.heads.tours[cheapest[travel] ?? -1] ?? -1;
  return { cheapest, anyPrice, bits };
};
