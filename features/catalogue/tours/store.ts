import { type Generated, type Insertable, type RawBuilder, type Selectable, sql } from "kysely";
import type { Database } from "#platform/server/database/tables.ts";
import { coordinatorsNeededUntil } from "#features/catalogue/coordinators/agenda-rules.ts";
import type { Tour, TourInput } from "./contract.ts";
import type { AgeRange } from "#features/catalogue/departure-filters/contract.ts";
import type { Status } from "#features/records/statuses/contract.ts";

type TourTable = {
  market: string;
  id: Generated<string>;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  travel_id: string;
  code: string;
  departure_date: string;
  start_date: string;
  end_date: string;
  status: Status;
  price_cents: number;
  full_price_cents: number | null;
  discount_until: string | null;
  promo_code: string | null;
  promo_percent: number | null;
  promo_until: string | null;
  deposit_cents: number | null;
  deposit_until: string | null;
  flexible_cents: Generated<number | null>;
  balance_due: string;
  decision_date: string | null;
  seats_total: number;
  seats_free: number;
  people_in: number;
  people_minimum: Generated<number>;
  people_needed: number;
  expected_low: number;
  expected_high: number;
  interested: number;
  age_range: AgeRange;
  coordinator_id: string | null;
  flight_direct_cents: number | null;
  flight_stops_cents: number | null;
  opening_date: string | null;
  is_published: boolean;
  cancelled_at: Generated<Date | null>;
  /** The e-mail of whoever did it. */
  cancelled_by: Generated<string | null>;
  cancel_reason: Generated<string | null>;
};

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    tour: TourTable;
    /** What other features read of a departure. */
    known_tour: Pick<
      Selectable<TourTable>,
      | "market"
      | "id"
      | "travel_id"
      | "code"
      | "coordinator_id"
      | "status"
      | "departure_date"
      | "start_date"
      | "end_date"
      | "opening_date"
      | "decision_date"
      | "balance_due"
      | "seats_total"
      | "people_in"
      | "price_cents"
      | "full_price_cents"
      | "discount_until"
      | "age_range"
      | "is_published"
      | "updated_at"
      | "cancelled_at"
    >;
  }
}

export type TourRow = Selectable<TourTable>;

const cancellationOf = ({ cancelled_at, cancelled_by, cancel_reason }: TourRow) =>
  cancelled_at && {
    at: cancelled_at.toISOString(),
    by: cancelled_by ?? "",
    reason: cancel_reason ?? "",
  };

export const toTour = (row: TourRow): Tour => ({
  id: row.id,
  version: row.version,
  updatedAt: row.updated_at.toISOString(),
  travelId: row.travel_id,
  code: row.code,
  departureDate: row.departure_date,
  startDate: row.start_date,
  endDate: row.end_date,
  status: row.status,
  priceCents: row.price_cents,
  fullPriceCents: row.full_price_cents,
  discountUntil: row.discount_until,
  promo:
    row.promo_code && row.promo_percent && row.promo_until
      ? { code: row.promo_code, percent: row.promo_percent, until: row.promo_until }
      : null,
  deposit:
    row.deposit_cents && row.deposit_until
      ? { cents: row.deposit_cents, until: row.deposit_until }
      : null,
  flexibleCents: row.flexible_cents,
  balanceDue: row.balance_due,
  decisionDate: row.decision_date,
  seatsTotal: row.seats_total,
  seatsFree: row.seats_free,
  peopleIn: row.people_in,
  peopleMinimum: row.people_minimum,
  peopleNeeded: row.people_needed,
  expectedSize: { low: row.expected_low, high: row.expected_high },
  interested: row.interested,
  ageRange: row.age_range,
  coordinatorId: row.coordinator_id,
  flight: { directCents: row.flight_direct_cents, stopsCents: row.flight_stops_cents },
  openingDate: row.opening_date,
  isPublished: row.is_published,
  cancellation: cancellationOf(row),
});

type OwnColumns = "market" | "id" | "version" | "created_at" | "updated_at";
type CancelColumns = "cancelled_at" | "cancelled_by" | "cancel_reason";

/** The columns of what staff write of a departure. */
export const toTourColumns = (
  tour: TourInput,
): Omit<Insertable<TourTable>, OwnColumns | CancelColumns> => ({
  travel_id: tour.travelId,
  code: tour.code,
  departure_date: tour.departureDate,
  start_date: tour.startDate,
  end_date: tour.endDate,
  status: tour.status,
  price_cents: tour.priceCents,
  full_price_cents: tour.fullPriceCents,
  discount_until: tour.discountUntil,
  promo_code: tour.promo?.code ?? null,
  promo_percent: tour.promo?.percent ?? null,
  promo_until: tour.promo?.until ?? null,
  deposit_cents: tour.deposit?.cents ?? null,
  deposit_until: tour.deposit?.until ?? null,
  flexible_cents: tour.flexibleCents,
  balance_due: tour.balanceDue,
  decision_date: tour.decisionDate,
  seats_total: tour.seatsTotal,
  seats_free: tour.seatsFree,
  people_in: tour.peopleIn,
  people_minimum: tour.peopleMinimum,
  people_needed: tour.peopleNeeded,
  expected_low: tour.expectedSize.low,
  expected_high: tour.expectedSize.high,
  interested: tour.interested,
  age_range: tour.ageRange,
  coordinator_id: tour.coordinatorId,
  flight_direct_cents: tour.flight.directCents,
  flight_stops_cents: tour.flight.stopsCents,
  opening_date: tour.openingDate,
  is_published: tour.isPublished,
});

/** At most 2,000 published departures that leave after a day, the earliest first. */
const upcoming = (db: Database, market: string, today: string) =>
  db
    .selectFrom("tour")
    .selectAll()
    .where("market", "=", market)
    .where("is_published", "=", true)
    .where("departure_date", ">", today)
    .orderBy("departure_date")
    .orderBy("id")
    .limit(2000);

export const toursOfTravel = async (
  db: Database,
  market: string,
  travelId: string,
  today: string,
): Promise<readonly Tour[]> =>
  (await upcoming(db, market, today).where("travel_id", "=", travelId).execute()).map(toTour);

const upcomingOfPublishedTravels = (db: Database, market: string, today: string) =>
  upcoming(db, market, today).where("travel_id", "in", (select) =>
    select
      .selectFrom("known_travel as travel")
      .select("id")
      .where("market", "=", market)
      .where("is_published", "=", true),
  );

/** Departures of published travels only. */
export const toursOfCoordinator = async (
  db: Database,
  market: string,
  coordinatorId: string,
  today: string,
  limit: number,
): Promise<readonly Tour[]> =>
  (
    await upcomingOfPublishedTravels(db, market, today)
      .where("coordinator_id", "=", coordinatorId)
      .limit(limit)
      .execute()
  ).map(toTour);

/** Includes past departures. Unknown ids are left out. */
export const toursByIds = async (
  db: Database,
  market: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Tour>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("tour")
    .selectAll()
    .where("market", "=", market)
    .where("id", "in", ids)
    .execute();
  return new Map(rows.map((row) => [row.id, toTour(row)]));
};

/** Finds past and cancelled departures too, but no unpublished ones. */
export const tourByCode = async (
  db: Database,
  market: string,
  travelId: string,
  code: string,
): Promise<Tour | null> => {
  const row = await db
    .selectFrom("tour")
    .selectAll()
    .where("market", "=", market)
    .where("travel_id", "=", travelId)
    .where("code", "=", code)
    .where((or) => or.or([or("is_published", "=", true), or("cancelled_at", "is not", null)]))
    .executeTakeFirst();
  return row ? toTour(row) : null;
};

/** Ids of the markets in which the trip has a published departure with this code. */
export const marketsWithTour = async (
  db: Database,
  tripId: string,
  code: string,
): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom("tour")
    .innerJoin("known_travel as travel", (join) =>
      join.onRef("travel.market", "=", "tour.market").onRef("travel.id", "=", "tour.travel_id"),
    )
    .select("tour.market")
    .where("travel.trip_id", "=", tripId)
    .where("travel.is_published", "=", true)
    .where("tour.code", "=", code)
    .where("tour.is_published", "=", true)
    .execute();
  return new Set(rows.map(({ market }) => market));
};

/** The upcoming departures of some travels, for the sitemap. */
export const tourSitemapEntries = async (
  db: Database,
  market: string,
  travelIds: readonly string[],
  today: string,
): Promise<readonly { travelId: string; code: string; updatedAt: Date }[]> =>
  db
    .selectFrom("tour")
    .select(["travel_id as travelId", "code", "updated_at as updatedAt"])
    .where("market", "=", market)
    .where("travel_id", "=", sql<string>`any(${sql.val([...travelIds])}::uuid[])`)
    .where("is_published", "=", true)
    .where("departure_date", ">", today)
    .orderBy("travel_id")
    .orderBy("code")
    .execute();

export type NewTour = Readonly<{ tour: Tour; createdAt: Date }>;

/**
 * Upcoming departures, the most recently created first.
 * @param travelId null means all published travels
 */
export const newestTours = async (
  db: Database,
  market: string,
  travelId: string | null,
  today: string,
  limit: number,
): Promise<readonly NewTour[]> => {
  const rows = await upcomingOfPublishedTravels(db, market, today)
    .$if(travelId !== null, (all) => all.where("travel_id", "=", travelId))
    .clearOrderBy()
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map((row) => ({ tour: toTour(row), createdAt: row.created_at }));
};

/**
 * @returns by `{travel id} {code}`, whether the departure is published; departures that do not
 * exist are left out
 */
export const tourPublicationByCode = async (
  db: Database,
  market: string,
  wanted: readonly Readonly<{ travelId: string; code: string }>[],
): Promise<ReadonlyMap<string, boolean>> => {
  if (wanted.length === 0) return new Map();
  const rows = await db
    .selectFrom("tour")
    .select(["travel_id", "code", "is_published"])
    .where("market", "=", market)
    .where(
      "travel_id",
      "in",
      wanted.map(({ travelId }) => travelId),
    )
    .where(
      "code",
      "in",
      wanted.map(({ code }) => code),
    )
    .execute();
  return new Map(rows.map((row) => [`${row.travel_id} ${row.code}`, row.is_published]));
};

/** The next departures of different published travels, the earliest first. */
export const nextDepartures = async (
  db: Database,
  market: string,
  today: string,
  limit: number,
): Promise<readonly Tour[]> => {
  const rows = await upcomingOfPublishedTravels(db, market, today).execute();
  const first = new Map<string, TourRow>();
  for (const row of rows) if (!first.has(row.travel_id)) first.set(row.travel_id, row);
  return [...first.values()].slice(0, limit).map(toTour);
};

export type ShownPrices = Readonly<{ travels: number; departures: number }>;

/**
 * How many published travels and coming departures of a market show prices.
 * @param minimumCents the least price, today, of the departures that count
 */
export const countShownPrices = async (
  db: Database,
  market: string,
  today: string,
  minimumCents = 0,
): Promise<ShownPrices> => {
  const { rows } = await sql<ShownPrices>`
    select count(distinct tour.travel_id)::int as travels, count(*)::int as departures
    from tour
    join known_travel as travel on travel.market = tour.market and travel.id = tour.travel_id
    where tour.market = ${market} and tour.is_published and travel.is_published
      and tour.departure_date > ${today} and ${minimumCents} <= case when tour.full_price_cents is not null
        and tour.discount_until < ${today} then tour.full_price_cents else tour.price_cents end`.execute(
    db,
  );
  return rows[0] ?? { travels: 0, departures: 0 };
};

/** SQL: whether nobody leads the departure in the row `tour`, or whoever should has said no. */
export const unledSql = sql<boolean>`(tour.coordinator_id is null or exists (
  select 1 from coordinator_question as question
  where question.market = tour.market and question.tour_id = tour.id
    and question.ended_at is null and question.answer = 'no'))`;

/** SQL: `lacksCoordinator` of the departure in the row `tour`. */
export const lacksCoordinatorSql = (today: string): RawBuilder<boolean> =>
  sql<boolean>`(tour.is_published and tour.departure_date > ${today}::date
    and tour.departure_date <= ${coordinatorsNeededUntil(today)}::date and ${unledSql})`;
