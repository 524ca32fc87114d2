import { sql } from "kysely";
import { choicePictures } from "#features/assets/media/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { coordinatorSorts, LedDeparture, ListedCoordinator } from "../contract.ts";
import { findsInAny, patternOf } from "#platform/server/database/word-patterns.ts";

export type CoordinatorFilter = Readonly<{
  /** Part of a name, a city or a slug. */
  search: string;
  shown: boolean | null;
  /** Whether they lead a departure to come. */
  leading: boolean | null;
  /** ISO 639-1 code. */
  language: string | null;
  portrait: boolean | null;
  sort: (typeof coordinatorSorts)[number];
  page: number;
  pageSize: number;
}>;

const upcomingCount = (today: string) => sql<number>`(
  select count(*)::integer from known_tour as tour where tour.market = coordinator.market
    and tour.coordinator_id = coordinator.id and tour.cancelled_at is null
    and tour.start_date >= ${today})`;

const nextDay = (today: string) => sql<string | null>`(
  select min(start_date) from known_tour as tour where tour.market = coordinator.market
    and tour.coordinator_id = coordinator.id and tour.cancelled_at is null
    and tour.start_date >= ${today})`;

const matching = (db: Database, market: string, filter: CoordinatorFilter, today: string) => {
  const { search, shown, leading, language, portrait } = filter;
  let query = db.selectFrom("coordinator").where("market", "=", market);
  if (search) {
    query = query.where(findsInAny(["name", "city", "slug"], patternOf(search)));
  }
  if (shown !== null) query = query.where("is_shown", "=", shown);
  if (language !== null) query = query.where(sql<boolean>`${language} = any(languages)`);
  if (portrait !== null) query = query.where("portrait_id", portrait ? "is not" : "is", null);
  if (leading !== null)
    query = query.where(sql<boolean>`(${upcomingCount(today)} > 0) = ${leading}`);
  return query;
};

/** The next departure of each coordinator, by their id. */
const nextDepartures = async (
  db: Database,
  market: string,
  ids: readonly string[],
  today: string,
): Promise<ReadonlyMap<string, LedDeparture>> => {
  const { rows } = await sql<LedDeparture & { coordinatorId: string }>`
    select distinct on (coordinator_id) coordinator_id as "coordinatorId", tour.id,
      travel_id as "travelId", travel.name as travel, status,
      to_char(start_date, 'YYYY-MM-DD') as "from", to_char(end_date, 'YYYY-MM-DD') as "to"
    from known_tour as tour
    join known_travel as travel on travel.market = tour.market and travel.id = tour.travel_id
    where tour.market = ${market} and coordinator_id = any(${sql.val([...ids])}::uuid[])
      and tour.cancelled_at is null and start_date >= ${today}
    order by coordinator_id, start_date, tour.id`.execute(db);
  return new Map(rows.map(({ coordinatorId, ...departure }) => [coordinatorId, departure]));
};

type Options = Readonly<{ today: string; language: string }>;

/** One page of the list; `total` counts all matches. */
export const searchCoordinators = async (
  db: Database,
  market: string,
  filter: CoordinatorFilter,
  { today, language }: Options,
): Promise<{ items: readonly ListedCoordinator[]; total: number }> => {
  const { sort, page, pageSize } = filter;
  const query = matching(db, market, filter, today);
  const { total } = await query.select(sql<number>`count(*)`.as("total")).executeTakeFirstOrThrow();
  let selection = query.selectAll().select(upcomingCount(today).as("upcoming"));
  if (sort === "trips") selection = selection.orderBy("trips_led", "desc");
  if (sort === "next") selection = selection.orderBy(sql`${nextDay(today)} nulls last`);
  const rows = await selection
    .orderBy("sort_key")
    .orderBy("id")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const ids = rows.map(({ id }) => id);
  const portraits = await choicePictures(
    db,
    language,
    rows.map((row) => row.portrait_id),
  );
  const next = await nextDepartures(db, market, ids, today);
  const items = rows.map((row) => ({
    id: row.id,
    version: row.version,
    name: row.name,
    slug: row.slug,
    city: row.city,
    languages: row.languages,
    since: row.coordinator_since,
    tripsLed: row.trips_led,
    portraitId: row.portrait_id,
    isShown: row.is_shown,
    portrait: portraits.get(row.portrait_id ?? "")?.base ?? null,
    upcoming: row.upcoming,
    next: next.get(row.id) ?? null,
  }));
  return { items, total: Number(total) };
};
