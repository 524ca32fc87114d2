import { sql } from "kysely";
import type { Database } from "#platform/server/database/tables.ts";
import type { TourFacets } from "#features/catalogue/departure-filters/contract.ts";

type Facets = TourFacets["seasons"];

const resourcesOf = async (db: Database, market: string, kind: string): Promise<Facets> => {
  const { rows } = await sql<Facets[number]>`
    select slug as value, name as label from known_resource as resource
    where market = ${market} and kind = ${kind} order by position`.execute(db);
  return rows;
};

/** What the list of departures can be filtered by, besides what every market has. */
export const tourFacets = async (db: Database, market: string): Promise<TourFacets> => {
  const { rows: travels } = await sql<Facets[number]>`
    select id as value, name as label from known_travel as travel
    where market = ${market} order by sort_key, id`.execute(db);
  const { rows: coordinators } = await sql<TourFacets["coordinators"][number]>`
    select id as value, name as label, city from known_coordinator as coordinator
    where market = ${market} order by name, id`.execute(db);
  return {
    seasons: await resourcesOf(db, market, "date-ranges"),
    types: await resourcesOf(db, market, "travel-type-primary"),
    travels,
    coordinators,
  };
};
