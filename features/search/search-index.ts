import { statuses } from "#features/tours/contract.ts";
import {
  ageBits,
  ageIn,
  type CatalogueIndex,
  isDiscounted,
  statusIn,
  travelFacets,
} from "./catalogue-index.ts";
import { ages, type SearchQuery, type SearchResult } from "./contract.ts";
import {
  asksForDepartures,
  failuresByCode,
  leftOut,
  narrowTravels,
  tourFailures,
} from "./narrow.ts";
import { orderOf } from "./order.ts";
import { histogramOf } from "./prices.ts";
import type { WordLexemes } from "./text.ts";
import { windowsOf } from "./windows.ts";

/** Trips on one page of results. */
export const pageSize = 12;

/** What a pass over the departures of one travel has seen. */
type Seen = {
  cheapest: number;
  anyPrice: number;
  statuses: number;
  ages: number;
  discounted: number;
};

type Pass = (travel: number) => Seen;

/** Makes the pass: it reads each departure once and fills one object that is used again. */
const makePass = (index: CatalogueIndex, query: SearchQuery): Pass => {
  const { firstTour, codes, cents, departures, ends } = index;
  const failed = failuresByCode(query);
  const windows = windowsOf(query, index);
  const low = query.priceMin === null ? 0 : query.priceMin * 100;
  const high = query.priceMax === null ? Infinity : query.priceMax * 100;
  const seen: Seen = { cheapest: -1, anyPrice: Infinity, statuses: 0, ages: 0, discounted: 0 };
  return (travel) => {
    seen.cheapest = -1;
    seen.anyPrice = Infinity;
    seen.statuses = 0;
    seen.ages = 0;
    seen.discounted = 0;
    const end = firstTour[travel + 1] ?? 0;
    for (let tour = firstTour[travel] ?? 0; tour < end; tour += 1) {
      if (windows) {
        const back = windows.lastEnd[(departures[tour] ?? 0) - windows.first] ?? -1;
        if ((ends[tour] ?? 0) > back) continue;
      }
      const code = codes[tour] ?? 0;
      const price = cents[tour] ?? 0;
      const fails = (failed[code] ?? 0) | (price < low || price > high ? tourFailures.price : 0);
      if (fails === 0) {
        // Departures come by date, so the first of the cheapest is the earliest.
        if (seen.cheapest < 0 || price < (cents[seen.cheapest] ?? 0)) seen.cheapest = tour;
        if (isDiscounted(code)) seen.discounted = 1;
      }
      if ((fails & ~tourFailures.price) === 0 && price < seen.anyPrice) seen.anyPrice = price;
      if ((fails & ~tourFailures.status) === 0) seen.statuses |= 1 << statusIn(code);
      if ((fails & ~tourFailures.age) === 0) seen.ages |= ageBits[ageIn(code)] ?? 0;
    }
    return seen;
  };
};

const countBits = (counts: Int32Array, bits: number, from = 0) => {
  for (let rest = bits, value = from; rest !== 0; rest >>>= 1, value += 1)
    if (rest & 1) counts[value] = (counts[value] ?? 0) + 1;
};

const countsOf = (
  values: readonly string[],
  counts: Int32Array,
): Readonly<Record<string, number>> =>
  Object.fromEntries(values.map((value, number) => [value, counts[number] ?? 0]));

/**
 * Finds trips and counts what every filter would show, in one pass: for each departure it is kept
 * which filters fail it. None: it is a result. Exactly one: it counts for that filter's values.
 * @param words the keyword's lexemes; empty when there is no keyword or only stop words
 */
export const searchIndex = (
  index: CatalogueIndex,
  query: SearchQuery,
  words: readonly WordLexemes[],
): SearchResult => {
  const count = index.travelIds.length;
  const { failures, scores } = narrowTravels(index, query, words);
  const pass = makePass(index, query);
  const alone = !asksForDepartures(query);
  const found: number[] = [];
  const shown: number[] = [];
  const lowest: number[] = [];
  const statusCounts = new Int32Array(statuses.length);
  const ageCounts = new Int32Array(ages.length);
  const discountCounts = new Int32Array(1);
  const facetCounts = travelFacets.map(
    (facet) => new Int32Array(index.facets[facet].wordsPerTravel * 32),
  );

  const countTravel = (facet: number, travel: number) => {
    const { wordsPerTravel, bits } = index.facets[travelFacets[facet] ?? "unique"];
    const counts = facetCounts[facet];
    for (let word = 0; counts && word < wordsPerTravel; word += 1)
      countBits(counts, bits[travel * wordsPerTravel + word] ?? 0, word * 32);
  };

  for (let travel = 0; travel < count; travel += 1) {
    const fails = failures[travel] ?? 0;
    // Two filters of the travel itself fail: no filter's counts can hold it.
    if (fails === leftOut || (fails & (fails - 1)) !== 0) continue;
    const seen = pass(travel);
    const isFound = seen.cheapest >= 0 || alone;
    if (fails !== 0) {
      if (isFound) countTravel(31 - Math.clz32(fails), travel);
      continue;
    }
    if (seen.anyPrice !== Infinity) lowest.push(seen.anyPrice);
    countBits(statusCounts, seen.statuses);
    countBits(ageCounts, seen.ages);
    countBits(discountCounts, seen.discounted);
    if (!isFound) continue;
    found.push(travel);
    shown.push(seen.cheapest);
    for (let facet = 0; facet < travelFacets.length; facet += 1) countTravel(facet, travel);
  }

  const pages = Math.max(1, Math.ceil(found.length / pageSize));
  const page = Math.min(query.page, pages);
  const order = orderOf(index, query.sort, found, shown, scores);
  const from = (page - 1) * pageSize;
  const byFacet = Object.fromEntries(
    travelFacets.map((facet, number) => [
      facet,
      countsOf(index.facets[facet].values, facetCounts[number] ?? new Int32Array(0)),
    ]),
  ) as Record<(typeof travelFacets)[number], Readonly<Record<string, number>>>;
  return {
    total: found.length,
    page,
    pages,
    hits: order.slice(from, from + pageSize).map((at) => ({
      travelId: index.travelIds[found[at] ?? 0] ?? "",
      tourId: index.tourIds[shown[at] ?? -1] ?? null,
    })),
    facets: {
      ...byFacet,
      status: countsOf(statuses, statusCounts),
      age: countsOf(ages, ageCounts),
      discounted: countsOf(["1"], discountCounts),
    },
    prices: histogramOf(lowest),
  };
};
