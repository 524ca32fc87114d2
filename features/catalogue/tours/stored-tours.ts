import { sql } from "kysely";
import type { Database } from "#platform/server/database/tables.ts";
import "#features/catalogue/coordinators/store.ts";
import type { Tour } from "./contract.ts";
import type { Absence } from "#features/catalogue/coordinators/agenda-rules.ts";
import { toTour } from "./store.ts";

/** What a departure's rules, audit and tags read of its travel. */
export type TravelOfTours = Readonly<{
  id: string;
  tripId: string;
  slug: string;
  name: string;
  days: number;
  isPublished: boolean;
}>;

/** So few that their reading does not hold the process for long. */
const readAtOnce = 500;

const idIn = (ids: readonly string[]) => sql<boolean>`id = any(${sql.val([...ids])}::uuid[])`;

/** By id, in a fixed order, so that two writers that lock them never wait for each other. */
export const travelsOfTours = async (
  db: Database,
  market: string,
  ids: readonly string[],
  { isLocked }: Readonly<{ isLocked: boolean }>,
): Promise<ReadonlyMap<string, TravelOfTours>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("known_travel as travel")
    .select(["id", "trip_id", "slug", "name", "days", "is_published"])
    .where("market", "=", market)
    .where(idIn(ids))
    .orderBy("id")
    .$if(isLocked, (query) => query.forNoKeyUpdate())
    .execute();
  return new Map(
    rows.map(({ trip_id, is_published, ...travel }) => [
      travel.id,
      { ...travel, tripId: trip_id, isPublished: is_published },
    ]),
  );
};

/** The travel of each departure; it never changes. Unknown ids are left out. */
export const travelIdsOfTours = async (
  db: Database,
  market: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const found = new Map<string, string>();
  for (let start = 0; start < ids.length; start += readAtOnce) {
    const rows = await db
      .selectFrom("tour")
      .select(["id", "travel_id"])
      .where("market", "=", market)
      .where(idIn(ids.slice(start, start + readAtOnce)))
      .execute();
    for (const { id, travel_id } of rows) found.set(id, travel_id);
  }
  return found;
};

/** All departures of travels, past and unpublished ones too. */
export const allToursOf = async (
  db: Database,
  market: string,
  travelIds: readonly string[],
): Promise<readonly Tour[]> => {
  const tours: Tour[] = [];
  for (;;) {
    const last = tours.at(-1);
    const rows = await db
      .selectFrom("tour")
      .selectAll()
      .where("market", "=", market)
      .where(sql<boolean>`travel_id = any(${sql.val([...travelIds])}::uuid[])`)
      .$if(last !== undefined, (query) =>
        query.where(
          sql<boolean>`(departure_date, id) > (${last?.departureDate}::date, ${last?.id}::uuid)`,
        ),
      )
      .orderBy("departure_date")
      .orderBy("id")
      .limit(readAtOnce)
      .execute();
    for (const row of rows) tours.push(toTour(row));
    if (rows.length < readAtOnce) return tours;
  }
};

export type LeaderOfTours = Readonly<{
  id: string;
  slug: string;
  name: string;
  isShown: boolean;
  hasEmail: boolean;
}>;

/** Coordinators by id, in a fixed order. */
export const leadersOfTours = async (
  db: Database,
  market: string,
  ids: readonly string[],
  { isLocked }: Readonly<{ isLocked: boolean }>,
): Promise<ReadonlyMap<string, LeaderOfTours>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("known_coordinator as coordinator")
    .select(["id", "slug", "name", "is_shown as isShown"])
    .select(sql<boolean>`email is not null`.as("hasEmail"))
    .where("market", "=", market)
    .where(idIn(ids))
    .orderBy("id")
    .$if(isLocked, (query) => query.forNoKeyUpdate())
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
};

/** A group that a coordinator leads. `key` is the departure's id, or a name for one not stored. */
export type LedGroup = Absence &
  Readonly<{ key: string; coordinatorId: string; travelId: string; travelName: string }>;

/**
 * The groups of coordinators that are not cancelled and away on one of the days, the earliest first.
 * @param coordinatorIds null means all coordinators
 */
export const groupsLedBy = async (
  db: Database,
  market: string,
  coordinatorIds: readonly string[] | null,
  { from, to }: Readonly<{ from: string; to: string }>,
): Promise<readonly LedGroup[]> => {
  if (coordinatorIds?.length === 0) return [];
  const rows = await db
    .selectFrom("tour")
    .innerJoin("known_travel as travel", (join) =>
      join.onRef("travel.market", "=", "tour.market").onRef("travel.id", "=", "tour.travel_id"),
    )
    .select([
      "tour.id as key",
      "tour.coordinator_id",
      "tour.travel_id as travelId",
      "travel.name as travelName",
      "tour.departure_date as departureDate",
      "tour.end_date as endDate",
    ])
    .where("tour.market", "=", market)
    .where("tour.coordinator_id", "is not", null)
    .where("tour.cancelled_at", "is", null)
    .where("tour.end_date", ">=", from)
    .where("tour.departure_date", "<=", to)
    .$if(coordinatorIds !== null, (query) =>
      query.where(
        sql<boolean>`tour.coordinator_id = any(${sql.val([...(coordinatorIds ?? [])])}::uuid[])`,
      ),
    )
    .orderBy("tour.departure_date")
    .orderBy("tour.id")
    .execute();
  return rows.flatMap(({ coordinator_id, ...row }) =>
    coordinator_id === null ? [] : [{ ...row, coordinatorId: coordinator_id }],
  );
};
