import { type Kysely, sql } from "kysely";

/**
 * Folders of the library, which may be empty; pictures that are mere decoration; and an index by
 * which pictures that look the same are found.
 */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    create table media_folder (
      path text primary key,
      created_at timestamptz not null default now()
    )
  `.execute(db);
  await sql`alter table media add column is_decorative boolean not null default false`.execute(db);
  await sql`create index media_thumbhash on media (thumbhash)`.execute(db);
};
