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
