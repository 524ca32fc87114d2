import { type RawBuilder, sql } from "kysely";
import type { Database } from "#platform/server/database/tables.ts";
import { isPlannedSql } from "#features/catalogue/publication/store.ts";
import type { AgeRange } from "#features/catalogue/departure-filters/contract.ts";
import type { Status } from "#features/records/statuses/contract.ts";
import { minDaysAtHome } from "#features/catalogue/coordinators/agenda-rules.ts";
import { lacksCoordinatorSql, type TourRow } from "../store.ts";
import type { tourSorts } from "../listed-contract.ts";
import { isInSeason, isOfType, isUndecidedSql } from "./filter-conditions.ts";
import { typedDays } from "./typed-days.ts";
import { findsInAny, patternOf } from "#platform/server/database/word-patterns.ts";

/** A null filter matches everything. Days are ISO days of the market. */
export type TourFilter = Readonly<{
  travelId: string | null;
  ids: readonly string[] | null;
  /** Parts of the travel's or coordinator's name, of the code, or of the departure day. */
  search: string;
  statuses: readonly Status[] | null;
  /** Departures that are away on one of the days. */
  from: string | null;
  to: string | null;
  /** The year of the departure day. */
  year: number | null;
  when: "all" | "upcoming" | "past";
  coordinatorId: string | null;
  /** By `lacksCoordinator`: those that leave within its days. */
  without: "coordinator" | null;
  /** Departures whose coordinator leads another group then, or has few days at home between. */
  inConflict: boolean | null;
  below: "minimum" | null;
  /** Those that somebody still has to confirm or to cancel, or the others. */
  undecided: boolean | null;
  /** The last day to decide is one of these days; null leaves a side open. */
  decideFrom: string | null;
  decideUntil: string | null;
  /** The days of the departure, both included; null leaves a side open. */
  leaveFrom: string | null;
  leaveUntil: string | null;
  published: boolean | null;
  /** Whether it goes live or offline by itself. */
  planned: boolean | null;
  /** Departures that do not take place, or the others. */
  cancelled: boolean | null;
  continent: string | null;
  /** Slug of a date range. */
  season: string | null;
  /** Slugs of primary types of travels. */
  types: readonly string[] | null;
  ageRange: AgeRange | null;
  sort: (typeof tourSorts)[number];
  page: number;
  pageSize: number;
}>;

export const anyTour: TourFilter = {
  travelId: null,
  ids: null,
  search: "",
  statuses: null,
  from: null,
  to: null,
  year: null,
  when: "all",
  coordinatorId: null,
  without: null,
  inConflict: null,
  below: null,
  undecided: null,
  decideFrom: null,
  decideUntil: null,
  leaveFrom: null,
  leaveUntil: null,
  published: null,
  planned: null,
  cancelled: null,
  continent: null,
  season: null,
  types: null,
  ageRange: null,
  sort: "departure",
  page: 1,
  pageSize: 25,
};

/** A departure with what a list shows of its travel and coordinator. */
export type FoundTour = Readonly<{
  row: TourRow;
  travel: Readonly<{
    id: string;
    name: string;
    slug: string;
    days: number;
    isPublished: boolean;
    continent: string;
    posterId: string | null;
  }>;
  coordinator: Readonly<{
    id: string;
    name: string;
    city: string;
    languages: readonly string[];
    portraitId: string | null;
  }> | null;
}>;

const inConflict = sql`exists (
  select 1 from tour other
  where other.market = tour.market and other.coordinator_id = tour.coordinator_id
    and other.cancelled_at is null and tour.cancelled_at is null
    and other.id <> tour.id
    and other.departure_date <= tour.end_date + ${sql.lit(minDaysAtHome)}
    and other.end_date >= tour.departure_date - ${sql.lit(minDaysAtHome)})`;

const decisionDay = sql`coalesce(tour.decision_date, tour.balance_due)`;

const conditionsOf = (market: string, today: string, filter: TourFilter): RawBuilder<boolean> => {
  const conditions: RawBuilder<boolean>[] = [sql`tour.market = ${market}`];
  const add = (value: unknown, condition: RawBuilder<boolean>) => {
    if (value !== null && value !== "") conditions.push(condition);
  };
  add(filter.travelId, sql`tour.travel_id = ${filter.travelId}`);
  add(filter.ids, sql`tour.id = any(${sql.val([...(filter.ids ?? [])])}::uuid[])`);
  add(
    filter.search,
    findsInAny(
      ["travel.name", "coordinator.name", "tour.code", typedDays],
      patternOf(filter.search),
    ),
  );
  add(filter.statuses, sql`tour.status = any(${sql.val([...(filter.statuses ?? [])])}::text[])`);
  add(filter.from, sql`tour.end_date >= ${filter.from}::date`);
  add(filter.to, sql`tour.departure_date <= ${filter.to}::date`);
  add(filter.year, sql`extract(year from tour.departure_date) = ${filter.year}`);
  if (filter.when === "upcoming") conditions.push(sql`tour.departure_date > ${today}::date`);
  if (filter.when === "past") conditions.push(sql`tour.departure_date <= ${today}::date`);
  add(filter.coordinatorId, sql`tour.coordinator_id = ${filter.coordinatorId}`);
  add(filter.without, lacksCoordinatorSql(today));
  add(filter.inConflict, sql`${inConflict} = ${filter.inConflict}`);
  // Only these may lack people.
  add(filter.below, sql`tour.people_needed > 0 and ${isUndecidedSql}`);
  add(filter.undecided, sql`${isUndecidedSql} = ${filter.undecided}`);
  add(filter.decideFrom, sql`${decisionDay} >= ${filter.decideFrom}::date`);
  add(filter.decideUntil, sql`${decisionDay} <= ${filter.decideUntil}::date`);
  add(filter.leaveFrom, sql`tour.departure_date >= ${filter.leaveFrom}::date`);
  add(filter.leaveUntil, sql`tour.departure_date <= ${filter.leaveUntil}::date`);
  add(filter.published, sql`tour.is_published = ${filter.published}`);
  add(filter.planned, sql`${isPlannedSql("tour")} = ${filter.planned}`);
  add(filter.cancelled, sql`(tour.cancelled_at is not null) = ${filter.cancelled}`);
  add(filter.continent, sql`trip.continent = ${filter.continent}`);
  add(filter.season, isInSeason(market, filter.season));
  add(filter.types, isOfType(market, filter.types));
  add(filter.ageRange, sql`tour.age_range = ${filter.ageRange}`);
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
};

const withOthers = (db: Database) =>
  db
    .selectFrom("tour")
    .innerJoin("known_travel as travel", (join) =>
      join.onRef("travel.market", "=", "tour.market").onRef("travel.id", "=", "tour.travel_id"),
    )
    .innerJoin("known_trip as trip", "trip.id", "travel.trip_id")
    .leftJoin("known_coordinator as coordinator", (join) =>
      join
        .onRef("coordinator.market", "=", "tour.market")
        .onRef("coordinator.id", "=", "tour.coordinator_id"),
    );

/** Departures are counted and put in order by their own columns, where no others are asked for. */
const matching = (db: Database, market: string, today: string, filter: TourFilter) => {
  const readsOthers = filter.search !== "" || filter.continent !== null || filter.sort === "travel";
  const tours = readsOthers ? withOthers(db).select([]) : db.selectFrom("tour").select([]);
  return tours.where(conditionsOf(market, today, filter));
};

const order: Readonly<Record<TourFilter["sort"], RawBuilder<unknown>>> = {
  departure: sql`tour.departure_date`,
  "departure-desc": sql`tour.departure_date desc`,
  decision: sql`${decisionDay}, tour.people_in desc, tour.departure_date`,
  price: sql`tour.price_cents, tour.departure_date`,
  "price-desc": sql`tour.price_cents desc, tour.departure_date`,
  people: sql`tour.people_in, tour.departure_date`,
  "people-desc": sql`tour.people_in desc, tour.departure_date`,
  status: sql`array_position(array['PLANNED', 'ALMOST_CONFIRMED', 'CONFIRMED', 'ALMOST_FULL',
    'WAITING_LIST', 'SOLD_OUT'], tour.status), tour.departure_date`,
  travel: sql`travel.sort_key, tour.departure_date`,
};

export const countTours = async (
  db: Database,
  market: string,
  today: string,
  filter: TourFilter,
): Promise<number> => {
  const { total } = await matching(db, market, today, filter)
    .select(sql<number>`count(*)`.as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
};

/** How many there are in all, and how many are decided until each of some days. */
export const countDecisions = async (
  db: Database,
  market: string,
  today: string,
  filter: TourFilter,
  days: readonly string[],
): Promise<Readonly<{ all: number; until: readonly number[] }>> => {
  const { all, until } = await matching(db, market, today, filter)
    .select([
      sql<number>`count(*)::integer`.as("all"),
      sql<number[]>`array[${sql.join(
        days.map((day) => sql`(count(*) filter (where ${decisionDay} <= ${day}::date))::integer`),
      )}]`.as("until"),
    ])
    .executeTakeFirstOrThrow();
  return { all, until };
};

/** The departures of a filter without its pages, the earliest first. */
export const versionsOfTours = (
  db: Database,
  market: string,
  today: string,
  filter: TourFilter,
  limit: number,
): Promise<readonly Readonly<{ id: string; version: number }>[]> =>
  matching(db, market, today, filter)
    .select(["tour.id", "tour.version"])
    .orderBy(order.departure)
    .orderBy("tour.id")
    .limit(limit)
    .execute();

/** One page of departures. */
export const readTours = async (
  db: Database,
  market: string,
  today: string,
  filter: TourFilter,
): Promise<readonly FoundTour[]> => {
  const page = await matching(db, market, today, filter)
    .select("tour.id")
    .orderBy(order[filter.sort])
    .orderBy("tour.id")
    .limit(filter.pageSize)
    .offset((filter.page - 1) * filter.pageSize)
    .execute();
  const ids = sql.val(page.map(({ id }) => id));
  const rows = await withOthers(db)
    .selectAll("tour")
    .select([
      "travel.name as travel_name",
      "travel.slug as travel_slug",
      "travel.days as travel_days",
      "travel.is_published as travel_is_published",
      "trip.continent",
      "trip.poster_id",
      "coordinator.name as coordinator_name",
      "coordinator.city as coordinator_city",
      "coordinator.languages as coordinator_languages",
      "coordinator.portrait_id",
    ])
    .where("tour.market", "=", market)
    .where(sql<boolean>`tour.id = any(${ids}::uuid[])`)
    .orderBy(sql`array_position(${ids}::uuid[], tour.id)`)
    .execute();
  return rows.map(toFound);
};

/** One page of departures; `total` counts all matches. */
export const findTours = async (
  db: Database,
  market: string,
  today: string,
  filter: TourFilter,
): Promise<Readonly<{ found: readonly FoundTour[]; total: number }>> => ({
  total: await countTours(db, market, today, filter),
  found: await readTours(db, market, today, filter),
});

type FlatRow = TourRow &
  Readonly<{
    travel_name: string;
    travel_slug: string;
    travel_days: number;
    travel_is_published: boolean;
    continent: string;
    poster_id: string | null;
    coordinator_name: string | null;
    coordinator_city: string | null;
    coordinator_languages: string[] | null;
    portrait_id: string | null;
  }>;

const toFound = (row: FlatRow): FoundTour => ({
  row,
  travel: {
    id: row.travel_id,
    name: row.travel_name,
    slug: row.travel_slug,
    days: row.travel_days,
    isPublished: row.travel_is_published,
    continent: row.continent,
    posterId: row.poster_id,
  },
  coordinator:
    row.coordinator_id === null || row.coordinator_name === null
      ? null
      : {
          id: row.coordinator_id,
          name: row.coordinator_name,
          city: row.coordinator_city ?? "",
          languages: row.coordinator_languages ?? [],
          portraitId: row.portrait_id,
        },
});
