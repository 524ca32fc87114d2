import { type Kysely, sql } from "kysely";

/**
 * The list of travels: number and pictures of the days beside the itinerary, which is large and would have
 * to be read whole for each row, and indexes for the departures that need somebody.
 */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    alter table travel
      add column day_count integer not null
        generated always as (jsonb_array_length(itinerary)) stored,
      add column day_picture_ids jsonb not null
        generated always as (jsonb_path_query_array(itinerary, '$[*].pictureId')) stored
  `.execute(db);
  await sql`
    create index tour_next on tour (market, travel_id, departure_date) include (price_cents)
      where is_published
  `.execute(db);
  await sql`
    create index tour_uncoordinated on tour (market, departure_date, travel_id)
      where coordinator_id is null and is_published
  `.execute(db);
  await sql`
    create index tour_undecided on tour
      (market, (coalesce(decision_date, balance_due)), departure_date, travel_id)
      where is_published and status in ('PLANNED', 'ALMOST_CONFIRMED')
  `.execute(db);
};
