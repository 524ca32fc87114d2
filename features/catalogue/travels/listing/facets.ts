import { type RawBuilder, sql } from "kysely";
import type { Day } from "#markets/days.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { type HealthKind, healthKinds } from "../health.ts";
import type { TravelFacets } from "../list-contract.ts";
import { healthCountsSql } from "./conditions.ts";

type Facet = Readonly<{ id: string; value: string; label: string; count: number }>;

const resourceFacets = async (
  db: Database,
  market: string,
  kind: string,
  isOfTravel: RawBuilder<boolean>,
): Promise<readonly Facet[]> => {
  const { rows } = await sql<Facet>`
    select resource.id, resource.slug as value, resource.name as label,
      count(travel.id)::integer as count
    from known_resource as resource
    left join travel on travel.market = resource.market and ${isOfTravel}
    where resource.market = ${market} and resource.kind = ${kind}
    group by resource.id, resource.slug, resource.name, resource.position
    order by resource.position`.execute(db);
  return rows;
};

const countryFacets = async (
  db: Database,
  market: string,
): Promise<TravelFacets["destinations"]> => {
  const { rows } = await sql<TravelFacets["destinations"][number]>`
    select destination.slug as value, destination.name as label, count(*)::integer as count
    from known_destination as destination join travel_destination
      on travel_destination.market = destination.market
      and travel_destination.destination_id = destination.id
    where destination.market = ${market} and destination.kind = 'country'
    group by destination.id, destination.slug, destination.name, destination.sort_key
    order by destination.sort_key`.execute(db);
  return rows;
};

const healthFacets = async (
  db: Database,
  market: string,
  today: Day,
): Promise<TravelFacets["health"]> => {
  const { rows } = await sql<Record<HealthKind, number>>`
    select ${healthCountsSql(market, today)}
    from travel join known_trip as trip on trip.id = travel.trip_id
    where travel.market = ${market}`.execute(db);
  const labels: Readonly<Record<HealthKind, string>> = {
    minimum: "Not confirmed, to decide",
    coordinator: "No coordinator",
    story: "Story missing",
    itinerary: "Days to write",
    seo: "SEO missing",
    pictures: "Alternative texts missing",
  };
  return healthKinds.map((value) => ({
    value,
    label: labels[value],
    count: rows[0]?.[value] ?? 0,
  }));
};

/** What the list of travels can be filtered by. */
export const travelFacets = async (
  db: Database,
  market: string,
  today: Day,
): Promise<TravelFacets> => {
  const types = await resourceFacets(
    db,
    market,
    "travel-type-primary",
    sql`travel.type_id = resource.id`,
  );
  return {
    types: types.map(({ id: _id, ...facet }) => facet),
    badges: await resourceFacets(db, market, "badges", sql`resource.id = any(travel.badge_ids)`),
    destinations: await countryFacets(db, market),
    health: await healthFacets(db, market, today),
  };
};
