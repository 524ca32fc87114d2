import { sql } from "kysely";
import { lacksCoordinatorSql } from "#features/catalogue/tours/store.ts";
import type { Day } from "#markets/days.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { type HealthFacts, lastDecisionDay } from "../health.ts";
import { decisionDaySql, lacksTextSql, needsPeopleSql, upcomingSql } from "./health-sql.ts";

type DepartureRow = Readonly<{
  id: string;
  withoutCoordinator: number;
  undecided: number;
  decisionDay: Day | null;
}>;

const departureRows = async (
  db: Database,
  market: string,
  ids: readonly string[],
  today: Day,
): Promise<readonly DepartureRow[]> => {
  const isUndecided = sql`${needsPeopleSql} and ${decisionDaySql} <= ${lastDecisionDay(today)}::date`;
  const { rows } = await sql<DepartureRow>`
    select travel_id as id,
      (count(*) filter (where ${lacksCoordinatorSql(today)}))::integer as "withoutCoordinator",
      (count(*) filter (where ${isUndecided}))::integer as "undecided",
      (min(${decisionDaySql}) filter (where ${isUndecided}))::text as "decisionDay"
    from known_tour as tour
    where ${upcomingSql(market, today)} and travel_id = any(${sql.val([...ids])}::uuid[])
    group by travel_id`.execute(db);
  return rows;
};

type TravelRow = Omit<HealthFacts, keyof DepartureRow> & Readonly<{ id: string }>;

const travelRows = async (
  db: Database,
  market: string,
  ids: readonly string[],
): Promise<readonly TravelRow[]> => {
  const { rows } = await sql<TravelRow>`
    select travel.id, story <> '' as "hasStory",
      day_count > 0 and unwritten_days = 0 as "hasItinerary",
      coalesce(seo->>'description', '') <> '' as "hasSeo",
      pictures.total as "pictures", pictures.written as "picturesWithText"
    from travel join known_trip as trip on trip.id = travel.trip_id
    cross join lateral (
      select count(*)::integer as total,
        (count(*) filter (where not (${lacksTextSql(market)})))::integer as written
      from known_media as media where id = any(photo_ids || array[trip.poster_id, trip.wide_id])
        or id in (
          select picture::uuid from jsonb_array_elements_text(day_picture_ids) as picture
          where picture is not null)
    ) as pictures
    where travel.market = ${market} and travel.id = any(${sql.val([...ids])}::uuid[])`.execute(db);
  return rows;
};

/** What the health of travels is told from, by travel id. */
export const healthFactsOf = async (
  db: Database,
  market: string,
  ids: readonly string[],
  today: Day,
): Promise<ReadonlyMap<string, HealthFacts>> => {
  if (ids.length === 0) return new Map();
  const departures = new Map(
    (await departureRows(db, market, ids, today)).map((row) => [row.id, row]),
  );
  const travels = await travelRows(db, market, ids);
  return new Map(
    travels.map((travel) => {
      const {
        withoutCoordinator = 0,
        undecided = 0,
        decisionDay = null,
      } = departures.get(travel.id) ?? {};
      return [travel.id, { ...travel, withoutCoordinator, undecided, decisionDay }];
    }),
  );
};
