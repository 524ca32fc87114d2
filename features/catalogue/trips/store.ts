import { type Generated, type JSONColumnType, type Selectable, sql } from "kysely";
import type { Stop, Trip, TripInput } from "#features/catalogue/trips/contract.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { beginningWith } from "#platform/server/database/word-patterns.ts";

type TripTable = {
  id: Generated<string>;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  code: string;
  countries: string[];
  continent: Trip["continent"];
  stops: JSONColumnType<Stop[]>;
  airport: string | null;
  poster_id: string | null;
  wide_id: string | null;
};

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    trip: TripTable;
    /** What other features read of a trip. */
    known_trip: Pick<
      Selectable<TripTable>,
      "id" | "code" | "countries" | "continent" | "poster_id" | "wide_id"
    >;
  }
}

const toTrip = (row: Selectable<TripTable>): Trip => ({
  id: row.id,
  code: row.code,
  countries: row.countries,
  continent: row.continent,
  stops: row.stops,
  airport: row.airport,
  posterId: row.poster_id,
  wideId: row.wide_id,
});

/** Cache tag of what shows the facts of one trip, whichever market. */
export const tripFactsTag = (id: string): string => `trip-facts:${id}`;

/** Cache tag of what shows the facts of many trips. */
export const allTripFactsTag = "trip-facts";

/** The number of trips that a page names one by one in its tags. */
const maxTripTags = 3;

/** The tags of a page that shows the facts of trips. */
export const tagsOfTripFacts = (ids: readonly string[]): readonly string[] =>
  ids.length > maxTripTags ? [allTripFactsTag] : ids.map(tripFactsTag);

/** By id; unknown ids are left out. */
export const tripsById = async (
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Trip>> => {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("trip").selectAll().where("id", "in", ids).execute();
  return new Map(rows.map((row) => [row.id, toTrip(row)]));
};

/** A code that no trip has: the given one with the first free number behind it. */
const freeCode = async (trx: Database, code: string): Promise<string> => {
  const rows = await trx
    .selectFrom("trip")
    .select("code")
    .where("code", "like", beginningWith(code))
    .execute();
  const taken = new Set(rows.map((row) => row.code));
  for (let number = 2; ; number += 1)
    if (!taken.has(`${code}-${number}`)) return `${code}-${number}`;
};

/**
 * A trip of the same stops, countries and pictures under a code of its own.
 * @returns null for an unknown trip
 */
export const copyTrip = async (trx: Database, id: string): Promise<Trip | null> => {
  const row = await trx.selectFrom("trip").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) return null;
  const { countries, continent, stops, airport, poster_id, wide_id } = row;
  const copy = await trx
    .insertInto("trip")
    .values({
      code: await freeCode(trx, row.code.replace(/-\d+$/, "")),
      countries,
      continent,
      stops: JSON.stringify(stops),
      airport,
      poster_id,
      wide_id,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toTrip(copy);
};

/** A market's travel of a trip. */
export type TripTravel = Readonly<{ market: string; id: string }>;

/** A trip with its version, and the travels whose pages and search words are made of it. */
export type StoredTrip = Trip & Readonly<{ version: number; travels: readonly TripTravel[] }>;

const travelsOf = (trx: Database, id: string): Promise<readonly TripTravel[]> =>
  trx
    .selectFrom("known_travel as travel")
    .select(["market", "id"])
    .where("trip_id", "=", id)
    .orderBy("market")
    .orderBy("id")
    .execute();

export const storedTrip = async (
  db: Database,
  id: string,
  isLocked = false,
): Promise<StoredTrip | null> => {
  const row = await db
    .selectFrom("trip")
    .selectAll()
    .where("id", "=", id)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!row) return null;
  return { ...toTrip(row), version: row.version, travels: await travelsOf(db, id) };
};

const toColumns = (trip: TripInput) => ({
  code: trip.code,
  countries: trip.countries,
  continent: trip.continent,
  stops: JSON.stringify(trip.stops),
  airport: trip.airport,
  poster_id: trip.posterId,
  wide_id: trip.wideId,
});

export const insertTrip = async (trx: Database, trip: TripInput): Promise<string> => {
  const { id } = await trx
    .insertInto("trip")
    .values(toColumns(trip))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
};

export const updateTrip = async (trx: Database, id: string, trip: TripInput): Promise<void> => {
  await trx
    .updateTable("trip")
    .set({
      ...toColumns(trip),
      version: sql<number>`version + 1`,
      updated_at: sql<Date>`now()`,
    })
    .where("id", "=", id)
    .execute();
};

export const deleteTrip = async (trx: Database, id: string): Promise<void> => {
  await trx.deleteFrom("trip").where("id", "=", id).execute();
};
