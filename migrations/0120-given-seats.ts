import { type Kysely, sql } from "kysely";

/** What giving the seats has made, so that it can be taken back: null while they are not given. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`alter table seat_request add column given jsonb`.execute(db);
};
