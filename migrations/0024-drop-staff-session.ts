import { type Kysely, sql } from "kysely";

/** The view was for processes of the version before `session`. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`drop view staff_session`.execute(db);
};
