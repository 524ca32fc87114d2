import type { ConfirmedQuery } from "#apps/site/catalogue.ts";
import type { SearchQuery } from "#features/search/contract.ts";
import { fromSearchParams } from "#features/search/query/search-params.ts";
import type { Tour } from "#features/tours/contract.ts";
import type { ReadContext } from "./read-context.ts";

const confirmed = ["CONFIRMED", "ALMOST_FULL"] as const;
const leaving = ["CONFIRMED", "ALMOST_FULL", "ALMOST_CONFIRMED"] as const;

const everything = fromSearchParams(new URLSearchParams());
const anyMonth = { status: confirmed, month: [] } as const;

/** How many leave in each month, of how many leave on each day. */
const monthsOf = async (
  found: Promise<ReadonlyMap<string, number>>,
): Promise<ReadonlyMap<string, number>> => {
  const months = new Map<string, number>();
  for (const [day, n] of await found) {
    const month = day.slice(0, 7);
    months.set(month, (months.get(month) ?? 0) + n);
  }
  return months;
};

/** Lists of departures that the search finds. */
export const departureLists = (context: ReadContext) => {
  const { id, reading, toursById, listed } = context;
  const toursIn = async (ids: readonly string[]): Promise<readonly Tour[]> => {
    const tours = await toursById(ids);
    return ids.flatMap((each) => tours.get(each) ?? []);
  };
  const nextTours = async (asked: Partial<SearchQuery>, limit: number, offset: number) =>
    toursIn(await context.nextDepartures(id, { ...everything, ...asked }, { limit, offset }));
  return {
    likelyTours: reading((limit: number) => nextTours({ status: leaving }, limit, 0), ...listed),
    spreadTours: reading(
      async (query: SearchQuery, most: number) =>
        toursIn(await context.spreadDepartures(id, query, most)),
      ...listed,
    ),
    confirmedTours: reading(
      (limit: number, offset?: number, narrowed: ConfirmedQuery = {}) =>
        nextTours({ ...narrowed, status: confirmed }, limit, offset ?? 0),
      ...listed,
    ),
    confirmedMonths: reading(
      (narrowed: ConfirmedQuery = {}) =>
        narrowed.where?.length || narrowed.age?.length
          ? monthsOf(context.departureDays(id, { ...everything, ...narrowed, ...anyMonth }))
          : context.leavingByMonth(id, confirmed),
      ...listed,
    ),
    confirmedCount: reading(
      async (narrowed: ConfirmedQuery) =>
        (await context.summarizeDepartures(id, { ...everything, ...narrowed, status: confirmed }))
          ?.count ?? 0,
      ...listed,
    ),
  };
};
