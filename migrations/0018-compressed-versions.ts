import { type Kysely, sql } from "kysely";

/**
 * Versions of pages are compressed, with the columns that lists need beside them. Older versions
 * stay uncompressed until newer ones replace them. Pages are stored without the database's own
 * compression, which takes most of the time of a large save and gains little.
 */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    alter table page_version
      alter column page drop not null,
      add column compressed bytea,
      add column block_count integer,
      add column was_published boolean,
      add constraint page_version_content check (page is not null or compressed is not null)
  `.execute(db);
  await sql`alter table page_version alter column compressed set storage external`.execute(db);
  await sql`alter table custom_page alter column blocks set storage external`.execute(db);
};
