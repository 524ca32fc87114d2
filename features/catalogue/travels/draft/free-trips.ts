import { sql } from "kysely";
import { marketById } from "#markets/markets.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { FreeTrip } from "../draft-contract.ts";

const maxTrips = 500;

/** The travels that other markets make of trips, by trip. */
const travelsElsewhere = async (db: Database, trips: readonly string[]) => {
  if (trips.length === 0) return new Map<string, FreeTrip["travels"]>();
  const rows = await db
    .selectFrom("travel")
    .select(["trip_id", "market", "id", "name"])
    .where("trip_id", "in", trips)
    .orderBy("market")
    .execute();
  const byTrip = Map.groupBy(rows, (row) => row.trip_id);
  return new Map(
    [...byTrip].map(([trip, travels]) => [
      trip,
      travels.map(({ market, id, name }) => ({
        country: marketById(market).apiCountry,
        id,
        name,
      })),
    ]),
  );
};

/** The market's destinations that are countries, by their ISO 3166-1 codes. */
const destinationsByCountry = async (
  db: Database,
  market: string,
): Promise<ReadonlyMap<string, string>> => {
  const rows = await db
    .selectFrom("known_destination as destination")
    .select(["id", "code"])
    .where("market", "=", market)
    .where("kind", "=", "country")
    .execute();
  return new Map(rows.map(({ id, code }) => [code, id]));
};

/** Trips that a market does not offer, by their codes. */
export const freeTrips = async (db: Database, market: string): Promise<readonly FreeTrip[]> => {
  const trips = await db
    .selectFrom("known_trip as trip")
    .select(["id", "code", "countries"])
    .where("id", "not in", db.selectFrom("travel").select("trip_id").where("market", "=", market))
    .orderBy(sql`code collate "C"`)
    .limit(maxTrips)
    .execute();
  const travels = await travelsElsewhere(
    db,
    trips.map(({ id }) => id),
  );
  const destinations = await destinationsByCountry(db, market);
  return trips.map((trip) => ({
    ...trip,
    destinationIds: trip.countries.flatMap((code) => destinations.get(code) ?? []),
    travels: travels.get(trip.id) ?? [],
  }));
};
