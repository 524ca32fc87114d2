import { type Kysely, sql } from "kysely";

/** A market's first trips by their names come from an index: a list of links asks for 200 of thousands. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    create index travel_name on travel (market, name, id) where is_published
  `.execute(db);
};
