import { type RawBuilder, sql } from "kysely";

/**
 * As the site's search has it: departures that leave in a date range, or that are under way in the
 * night of its day on the road.
 */
export const isInSeason = (market: string, slug: string | null): RawBuilder<boolean> => sql`exists (
  select from known_resource as resource
  where resource.market = ${market} and resource.kind = 'date-ranges'
    and resource.slug = ${slug}
    and case when resource.facts->>'onTheRoad' is null
      then tour.departure_date between (resource.facts->>'from')::date
        and (resource.facts->>'to')::date
      else tour.start_date <= (resource.facts->>'onTheRoad')::date
        and tour.end_date > (resource.facts->>'onTheRoad')::date end)`;

/** Departures of travels that have one of these primary types. */
export const isOfType = (
  market: string,
  slugs: readonly string[] | null,
): RawBuilder<boolean> => sql`tour.travel_id in (
  select typed.id from known_travel typed
    join known_resource as resource on resource.market = typed.market and resource.id = typed.type_id
  where typed.market = ${market} and resource.kind = 'travel-type-primary'
    and resource.slug = any(${sql.val([...(slugs ?? [])])}::text[]))`;

/** As `isUndecided`, which is its rule in TypeScript. */
export const isUndecidedSql: RawBuilder<boolean> = sql`(
  tour.status in ('PLANNED', 'ALMOST_CONFIRMED') and tour.cancelled_at is null)`;
