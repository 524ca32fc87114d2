import { type Kysely, sql } from "kysely";

/**
 * The audit keeps what changed, with the record's name and version, in place of large records before
 * and after. Rows of before stay as they are and are read as ever: a rewrite would take gigabytes.
 */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    alter table audit
      add column name text,
      add column version integer,
      add column changes jsonb,
      add column change_count integer
  `.execute(db);
};
