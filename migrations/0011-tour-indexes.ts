import { type Kysely, sql } from "kysely";

/** Ways to a market's departures: those of a travel, of a status and of a coordinator. */
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
