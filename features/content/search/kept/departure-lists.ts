import type { SearchQuery } from "../contract.ts";
import { emptySearch } from "../query/search-params.ts";
import { daysBetween, type Day } from "#markets/days.ts";
import type { Tour } from "#features/catalogue/tours/contract.ts";
import type { Reads } from "#features/records/kept-reads/store.ts";
import type { Catalogue } from "../store.ts";

/** The filters of the list of confirmed departures. */
type ConfirmedQuery = Partial<
  Pick<SearchQuery, "where" | "month" | "age" | "duration" | "priceMax" | "onDay" | "period">
>;

type Searches = Pick<
  Catalogue,
  | "nextDepartures"
  | "spreadDepartures"
  | "departuresByMonth"
  | "departureDays"
  | "summarizeDepartures"
>;

type ReadTours = (ids: readonly string[]) => Promise<ReadonlyMap<string, Tour>>;

const confirmedStatuses = ["CONFIRMED", "ALMOST_FULL"] as const;
const unconfirmedStatuses = ["ALMOST_CONFIRMED", "PLANNED"] as const;
const likelyStatuses = ["CONFIRMED", "ALMOST_FULL", "ALMOST_CONFIRMED"] as const;

/** A list offers what can be booked: a departure that opens later has its place on its trip. */
const onSale: SearchQuery = { ...emptySearch, onSale: true };

const confirmedInAnyMonth = { status: confirmedStatuses, month: [] } as const;

const nearerTo =
  (day: Day) =>
  (a: Day, b: Day): number =>
    Math.abs(daysBetween(day, a)) - Math.abs(daysBetween(day, b));

const sumByMonth = async (
  countsByDay: Promise<ReadonlyMap<string, number>>,
): Promise<ReadonlyMap<string, number>> => {
  const months = new Map<string, number>();
  for (const [day, n] of await countsByDay) {
    const month = day.slice(0, 7);
    months.set(month, (months.get(month) ?? 0) + n);
  }
  return months;
};

/** Lists of departures on sale, read from the search index. */
export const departureLists = (
  { id, taggedRead, listTags }: Reads,
  catalogue: Searches,
  readTours: ReadTours,
) => {
  const toursIn = async (ids: readonly string[]): Promise<readonly Tour[]> => {
    const tours = await readTours(ids);
    return ids.flatMap((each) => tours.get(each) ?? []);
  };
  const nextTours = async (query: Partial<SearchQuery>, limit: number, offset: number) =>
    toursIn(await catalogue.nextDepartures(id, { ...onSale, ...query }, { limit, offset }));
  return {
    likelyTours: taggedRead(
      (limit: number) => nextTours({ status: likelyStatuses }, limit, 0),
      ...listTags,
    ),
    spreadTours: taggedRead(
      async (query: SearchQuery, limit: number) =>
        toursIn(await catalogue.spreadDepartures(id, { ...query, onSale: true }, limit)),
      ...listTags,
    ),
    confirmedTours: taggedRead(
      (limit: number, offset?: number, filter: ConfirmedQuery = {}) =>
        nextTours({ ...filter, status: confirmedStatuses }, limit, offset ?? 0),
      ...listTags,
    ),
    unconfirmedTours: taggedRead(
      (limit: number, filter: ConfirmedQuery) =>
        nextTours({ ...filter, status: unconfirmedStatuses }, limit, 0),
      ...listTags,
    ),
    nearestConfirmed: taggedRead(
      async (day: Day, limit: number) => {
        const confirmed = { ...onSale, status: confirmedStatuses };
        const counts = await catalogue.departureDays(id, confirmed);
        const isNearer = nearerTo(day);
        const days = [...counts.keys()].toSorted(isNearer).slice(0, limit).toSorted();
        const most = days.reduce((sum, each) => sum + (counts.get(each) ?? 0), 0);
        const tours = await nextTours(
          { status: confirmedStatuses, from: days[0] ?? null },
          most,
          0,
        );
        return tours
          .toSorted((a, b) => isNearer(a.departureDate, b.departureDate))
          .slice(0, limit)
          .toSorted((a, b) => daysBetween(b.departureDate, a.departureDate));
      },
      ...listTags,
    ),
    confirmedMonths: taggedRead(
      (filter: ConfirmedQuery = {}) =>
        filter.where?.length ||
        filter.age?.length ||
        filter.duration?.length ||
        filter.priceMax ||
        filter.onDay
          ? sumByMonth(
              catalogue.departureDays(id, { ...onSale, ...filter, ...confirmedInAnyMonth }),
            )
          : catalogue.departuresByMonth(id, confirmedStatuses),
      ...listTags,
    ),
    confirmedCount: taggedRead(
      async (filter: ConfirmedQuery) =>
        (
          await catalogue.summarizeDepartures(id, {
            ...onSale,
            ...filter,
            status: confirmedStatuses,
          })
        )?.count ?? 0,
      ...listTags,
    ),
  };
};
