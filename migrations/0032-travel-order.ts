import { type Kysely, sql } from "kysely";

/** The list of travels is read along the days of departures, the next one first. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    create index tour_by_day on tour (market, departure_date, id) include (travel_id)
      where is_published
  `.execute(db);
};
