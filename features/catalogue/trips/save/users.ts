import { sql } from "kysely";
import { marketById } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { TripUsers } from "../record-contract.ts";

const maxPages = 200;

type MapPage = Readonly<{ market: string; id: string; name: string }>;

/** Custom pages of any market whose map block names one of the trip's travels. */
const mapPages = async (db: Database, tripId: string): Promise<readonly MapPage[]> => {
  const { rows } = await sql<MapPage>`
    select page.market, page.id::text, page.name
    from known_page as page
    where exists (
      select from jsonb_array_elements(page.blocks) block
      join known_travel as travel on travel.market = page.market
        and travel.id::text = block -> 'content' ->> 'travel'
      where block ->> 'blockType' = 'wr-map' and travel.trip_id = ${tripId}::uuid)
    order by page.market, page.sort_key, page.id
    limit ${maxPages}`.execute(db);
  return rows;
};

/** What shows a trip: its travels, and pages with its map. */
export const tripUsers = async (db: Database, tripId: string): Promise<TripUsers> => {
  const travels = await db
    .selectFrom("known_travel")
    .select(["market", "id", "slug", "name", "is_published"])
    .where("trip_id", "=", tripId)
    .orderBy("market")
    .execute();
  const pages = await mapPages(db, tripId);
  const countryOf = (market: string) => marketById(market).apiCountry;
  return {
    travels: travels.map(({ market, id, slug, name, is_published }) => ({
      country: countryOf(market),
      id,
      name,
      path: pathOf(marketById(market).id, "travels-travel", { travel: slug }) ?? "/",
      isPublished: is_published,
    })),
    pages: pages.map(({ market, id, name }) => ({ country: countryOf(market), id, name })),
  };
};
