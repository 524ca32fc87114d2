import { type Kysely, sql } from "kysely";

/**
 * The audit trail stores the changes with the record's name and version, instead of whole records
 * before and after. Older rows stay and are read as before: rewriting them would take gigabytes.
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
