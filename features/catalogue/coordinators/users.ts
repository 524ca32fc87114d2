import { sql } from "kysely";
import type { Database } from "#platform/server/database/tables.ts";
import type { CoordinatorUsers, LedDeparture } from "./contract.ts";

const maxListed = 50;

type Counts = Readonly<{ upcoming: number; past: number; reviews: number; events: number }>;

/** What refers to a coordinator. @param today departures from this day on are to come */
export const coordinatorUsers = async (
  db: Database,
  market: string,
  id: string,
  today: string,
): Promise<CoordinatorUsers> => {
  const counts = await sql<Counts>`
    select
      (select count(*)::integer from known_tour as tour where market = ${market}
        and coordinator_id = ${id}::uuid and start_date >= ${today}) as upcoming,
      (select count(*)::integer from known_tour as tour where market = ${market}
        and coordinator_id = ${id}::uuid and start_date < ${today}) as past,
      (select count(*)::integer from known_review as review where market = ${market}
        and coordinator_id = ${id}::uuid) as reviews,
      (select count(*)::integer from known_event as event where market = ${market}
        and coordinator_id = ${id}::uuid) as events`.execute(db);
  const departures = await sql<LedDeparture>`
    select tour.id, travel_id as "travelId", travel.name as travel, status,
      to_char(start_date, 'YYYY-MM-DD') as "from", to_char(end_date, 'YYYY-MM-DD') as "to"
    from known_tour as tour
    join known_travel as travel on travel.market = tour.market and travel.id = tour.travel_id
    where tour.market = ${market} and coordinator_id = ${id}::uuid and start_date >= ${today}
    order by start_date, tour.id limit ${maxListed}`.execute(db);
  const pages = await sql<{ id: string; name: string }>`
    select id, name from known_page as custom_page
    where market = ${market} and strpos(blocks::text, ${id}) > 0
    order by sort_key, id limit ${maxListed}`.execute(db);
  const { upcoming = 0, past = 0, reviews = 0, events = 0 } = counts.rows[0] ?? {};
  return {
    upcoming: { total: upcoming, items: departures.rows },
    pastDepartures: past,
    reviews,
    events,
    pages: pages.rows,
  };
};
