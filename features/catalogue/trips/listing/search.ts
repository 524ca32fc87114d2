import { sql } from "kysely";
import { choicePictures } from "#features/assets/media/store.ts";
import { marketById } from "#markets/markets.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { ListedTrip, tripSorts } from "../record-contract.ts";
import { finds, patternOf } from "#platform/server/database/word-patterns.ts";

export type TripFilter = Readonly<{
  /** Part of a code, of the name of a stop or of a travel. */
  search: string;
  continent: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  sort: (typeof tripSorts)[number];
  page: number;
  pageSize: number;
}>;

type Row = Readonly<{
  id: string;
  version: number;
  code: string;
  countries: readonly string[];
  continent: string;
  stops: number;
  posterId: string | null;
  markets: readonly string[];
  updatedAt: Date;
  total: number;
}>;

/** One page of the company's trips; `total` counts all matches. */
export const searchTrips = async (
  db: Database,
  market: string,
  filter: TripFilter,
): Promise<{ items: readonly ListedTrip[]; total: number }> => {
  const { search, continent, country, sort, page, pageSize } = filter;
  const like = patternOf(search);
  const order = sort === "changed" ? sql`trip.updated_at desc` : sql`trip.code collate "C"`;
  const { rows } = await sql<Row>`
    select trip.id, trip.version, trip.code, trip.countries, trip.continent,
      jsonb_array_length(trip.stops) as stops, trip.poster_id as "posterId", trip.updated_at as "updatedAt",
      array(select distinct travel.market from known_travel as travel
        where travel.trip_id = trip.id order by travel.market) as markets,
      (count(*) over ())::integer as total
    from trip
    where (${continent}::text is null or trip.continent = ${continent})
      and (${country}::text is null or ${country} = any(trip.countries))
      and (${search} = '' or ${finds("trip.code", like)}
        or ${finds(sql<string>`jsonb_path_query_array(trip.stops, '$[*].names.*')::text`, like)}
        or exists (select from known_travel as travel
          where travel.trip_id = trip.id and ${finds("travel.name", like)}))
    order by ${order}, trip.id
    limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db);
  const posters = await choicePictures(
    db,
    marketById(market).language,
    rows.map(({ posterId }) => posterId),
  );
  return {
    items: rows.map(({ total: _total, markets, updatedAt, posterId, ...trip }) => ({
      ...trip,
      poster: posters.get(posterId ?? "")?.base ?? null,
      markets: markets.map((market) => marketById(market).apiCountry),
      updatedAt: updatedAt.toISOString(),
    })),
    total: rows[0]?.total ?? 0,
  };
};
