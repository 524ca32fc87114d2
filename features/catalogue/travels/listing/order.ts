import { type RawBuilder, sql } from "kysely";
import type { Day } from "#markets/days.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { TravelSort } from "../list-contract.ts";
import { upcomingSql } from "./health-sql.ts";

export type Page = Readonly<{
  market: string;
  today: Day;
  conditions: readonly RawBuilder<boolean>[];
  sort: TravelSort;
  total: number;
  limit: number;
  offset: number;
}>;

const all = (conditions: readonly RawBuilder<boolean>[]) => sql.join([...conditions], sql` and `);

const travels = sql`travel join known_trip as trip on trip.id = travel.trip_id`;

/**
 * Of many travels the first pages are read along the days of departures, which ends after a page,
 * and not by asking each travel for its next one.
 */
const walkedTravels = 2000;
const walkedShare = 10;

const isWalked = ({ total, limit, offset }: Page): boolean =>
  total > walkedTravels && offset + limit <= total / walkedShare;

/** Only travels that have a departure are found so; these come first. */
const alongDepartures = ({ market, today, conditions, limit, offset }: Page) => sql<{ id: string }>`
  select tour.travel_id as id from known_tour as tour
  where ${upcomingSql(market, today)}
    and not exists (
      select from known_tour as earlier
      where earlier.market = tour.market and earlier.travel_id = tour.travel_id
        and earlier.is_published and earlier.departure_date > ${today}::date
        and (earlier.departure_date, earlier.id) < (tour.departure_date, tour.id))
    and exists (select from ${travels} where travel.id = tour.travel_id and ${all(conditions)})
  order by tour.departure_date, tour.id limit ${limit} offset ${offset}`;

const byNextDeparture = ({ market, today, conditions, limit, offset }: Page) => sql<{ id: string }>`
  select travel.id from ${travels}
  left join lateral (
    select departure_date as day, tour.id as tour_id from known_tour as tour
    where ${upcomingSql(market, today)} and tour.travel_id = travel.id
    order by departure_date, tour.id limit 1) as next on true
  where ${all(conditions)}
  order by next.day nulls last, next.tour_id, travel.id limit ${limit} offset ${offset}`;

const orders = {
  name: sql`travel.sort_key, travel.id`,
  updated: sql`travel.updated_at desc, travel.id`,
  created: sql`travel.created_at desc, travel.id`,
} as const;

const byColumn = (sort: keyof typeof orders, { conditions, limit, offset }: Page) =>
  sql<{ id: string }>`
  select travel.id from ${travels} where ${all(conditions)}
  order by ${orders[sort]} limit ${limit} offset ${offset}`;

const queryOf = (page: Page) => {
  if (page.sort !== "next") return byColumn(page.sort, page);
  return isWalked(page) ? alongDepartures(page) : byNextDeparture(page);
};

/** The ids of one page of the list in its order. */
export const idsOfPage = async (db: Database, page: Page): Promise<readonly string[]> => {
  const ids = (await queryOf(page).execute(db)).rows.map(({ id }) => id);
  const expected = Math.min(page.limit, page.total - page.offset);
  // Fewer travels than a page have a departure: the others follow them in the slower query.
  if (page.sort !== "next" || !isWalked(page) || ids.length >= expected) return ids;
  return (await byNextDeparture(page).execute(db)).rows.map(({ id }) => id);
};

export const countTravels = async (
  db: Database,
  conditions: readonly RawBuilder<boolean>[],
): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from ${travels} where ${all(conditions)}`.execute(db);
  return rows[0]?.total ?? 0;
};

/** The travels of conditions, by name. */
export const versionsOfTravels = async (
  db: Database,
  conditions: readonly RawBuilder<boolean>[],
  limit: number,
): Promise<readonly Readonly<{ id: string; version: number }>[]> => {
  const { rows } = await sql<{ id: string; version: number }>`
    select travel.id, travel.version from ${travels} where ${all(conditions)}
    order by ${orders.name} limit ${limit}`.execute(db);
  return rows;
};
