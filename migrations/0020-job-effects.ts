import { type Kysely, sql } from "kysely";

/** Keys of the effects that jobs have done, so that a job that runs again does nothing more. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    create table job_effect (
      key text primary key,
      ends_at timestamptz not null
    )
  `.execute(db);
  await sql`create index job_effect_ends on job_effect (ends_at)`.execute(db);
};
