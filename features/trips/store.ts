import type { Generated, JSONColumnType, Selectable } from "kysely";
import type { Stop, Trip } from "#features/trips/contract.ts";
import type { Database } from "#platform/server/database/tables.ts";

type TripTable = {
  id: Generated<string>;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  code: string;
  countries: string[];
  continent: string;
  stops: JSONColumnType<Stop[]>;
  airport: string | null;
  poster_id: string | null;
  wide_id: string | null;
};

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    trip: TripTable;
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
    .where("code", "like", `${code.replace(/[\\%_]/g, "\\$&")}%`)
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
