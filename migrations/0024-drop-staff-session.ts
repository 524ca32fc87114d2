import { type Kysely, sql } from "kysely";

/** Drops the view that only processes older than the table `session` needed. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`drop view staff_session`.execute(db);
};
