import { type Kysely, sql } from "kysely";

/** Indexes for a market's departures by travel, by status and by coordinator. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    create index tour_travel on tour (market, travel_id, departure_date)
  `.execute(db);
  await sql`
    create index tour_status on tour (market, status, departure_date)
  `.execute(db);
  await sql`
    create index tour_coordinator on tour (market, coordinator_id)
  `.execute(db);
};
