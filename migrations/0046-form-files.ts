import { type Kysely, sql } from "kysely";

/** Files that visitors send with a form, which go with their submission. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    create table form_file (
      market text not null,
      id uuid not null,
      form_id uuid not null,
      submission_id uuid not null,
      name text not null,
      type text not null,
      bytes integer not null,
      content bytea not null,
      primary key (market, id),
      foreign key (market, submission_id)
        references form_submission (market, id) on delete cascade
    )
  `.execute(db);
  await sql`create index form_file_submission on form_file (market, submission_id)`.execute(db);
  await sql`create index form_file_form on form_file (market, form_id)`.execute(db);
};
