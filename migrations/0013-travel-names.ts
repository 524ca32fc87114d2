import { type Kysely, sql } from "kysely";

/** An index of a market's trips by name: a list of links reads 200 of thousands. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    create index travel_name on travel (market, name, id) where is_published
  `.execute(db);
};
