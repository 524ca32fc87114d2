import { type Kysely, sql } from "kysely";

/** The price of the flexible option, by which cancelling stays free longer; null where it is not offered. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`alter table tour add column flexible_cents integer check (flexible_cents > 0)`.execute(
    db,
  );
};
