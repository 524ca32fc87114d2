import { sql } from "kysely";
import { choicePictures } from "#features/assets/media/store.ts";
import { plannedMomentsOf } from "#features/catalogue/publication/store.ts";
import type { Day } from "#markets/days.ts";
import { marketById } from "#markets/markets.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { travelHealth } from "../health.ts";
import type { ListedTravel, TravelSort } from "../list-contract.ts";
import { travelPath } from "../save/address.ts";
import { conditionsOf, type TravelFilter } from "./conditions.ts";
import { departuresOf } from "./departures.ts";
import { healthFactsOf } from "./health-facts.ts";
import { countTravels, idsOfPage } from "./order.ts";

type Row = Pick<
  ListedTravel,
  "id" | "version" | "name" | "slug" | "code" | "isPublished" | "days" | "country" | "type"
> &
  Readonly<{ posterId: string | null; updatedAt: Date }>;

const rowsOf = async (
  db: Database,
  market: string,
  ids: readonly string[],
): Promise<readonly Row[]> => {
  const { rows } = await sql<Row>`
    select travel.id, travel.version, travel.name, travel.slug, trip.code,
      travel.is_published as "isPublished", travel.days, trip.countries[1] as country,
      type.name as type, trip.poster_id as "posterId", travel.updated_at as "updatedAt"
    from travel join known_trip as trip on trip.id = travel.trip_id
    left join known_resource as type on type.market = travel.market and type.id = travel.type_id
    where travel.market = ${market} and travel.id = any(${sql.val([...ids])}::uuid[])
    order by array_position(${sql.val([...ids])}::uuid[], travel.id)`.execute(db);
  return rows;
};

/** Travels as the list shows them, in the order of their ids. */
const listTravels = async (
  db: Database,
  market: string,
  ids: readonly string[],
  today: Day,
): Promise<readonly ListedTravel[]> => {
  if (ids.length === 0) return [];
  const rows = await rowsOf(db, market, ids);
  const { language } = marketById(market);
  const posters = await choicePictures(
    db,
    language,
    rows.map(({ posterId }) => posterId),
  );
  const departures = await departuresOf(db, market, ids, today);
  const facts = await healthFactsOf(db, market, ids, today);
  const planned = await plannedMomentsOf(db, { market, kind: "travel" }, ids);
  return rows.map(({ posterId, updatedAt, ...row }) => {
    const health = facts.get(row.id);
    return {
      ...row,
      path: travelPath(market, row.slug),
      planned: planned.get(row.id) ?? null,
      picture: posters.get(posterId ?? "") ?? null,
      updatedAt: updatedAt.toISOString(),
      departures: departures(row.id),
      health: health ? travelHealth(health, today) : [],
    };
  });
};

export type TravelSearch = TravelFilter &
  Readonly<{ sort: TravelSort; page: number; pageSize: number }>;

/** One page of the list; `total` counts all matches. */
export const searchTravels = async (
  db: Database,
  market: string,
  search: TravelSearch,
  today: Day,
): Promise<{ items: readonly ListedTravel[]; total: number }> => {
  const { sort, page, pageSize } = search;
  const conditions = conditionsOf(market, today, search);
  const total = await countTravels(db, conditions);
  const offset = (page - 1) * pageSize;
  const ids = await idsOfPage(db, {
    market,
    today,
    conditions,
    sort,
    total,
    limit: pageSize,
    offset,
  });
  return { items: await listTravels(db, market, ids, today), total };
};
