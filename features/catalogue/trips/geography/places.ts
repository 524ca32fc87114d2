import { sql } from "kysely";
import { countryName } from "#markets/places/display-names.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { maxPlaces, type FoundPlace } from "../map-contract.ts";
import { finds, patternOf } from "#platform/server/database/word-patterns.ts";

type Row = Readonly<{
  stop: Pick<FoundPlace, "key" | "lat" | "lon" | "names">;
  country: string;
}>;

/** Places on the routes of the company's trips whose name in any language has the words. */
export const findPlaces = async (db: Database, search: string): Promise<readonly FoundPlace[]> => {
  const like = patternOf(search);
  const { rows } = await sql<Row>`
    select distinct on (stop ->> 'key', trip.countries[1]) stop, trip.countries[1] as country
    from trip, jsonb_array_elements(trip.stops) stop
    where ${finds(sql<string>`(stop -> 'names')::text`, like)}
    order by stop ->> 'key', trip.countries[1]
    limit ${maxPlaces}`.execute(db);
  return rows.map(({ stop: { key, lat, lon, names }, country }) => ({
    key,
    lat,
    lon,
    names,
    country: countryName(country, "en"),
  }));
};
