import { type Kysely, sql } from "kysely";

/**
 * Indexes for the first rows of lists: a coordinator's next departures, new departures, new
 * reviews.
 */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`drop index tour_coordinator`.execute(db);
  await sql`
    create index tour_coordinator on tour (market, coordinator_id, departure_date, id)
  `.execute(db);
  await sql`
    create index tour_created on tour (market, created_at desc, id)
  `.execute(db);
  await sql`
    create index review_written on review (market, written_on desc, id)
  `.execute(db);
};
