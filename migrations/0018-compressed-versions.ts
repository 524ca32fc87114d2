import { type Kysely, sql } from "kysely";

/**
 * Versions of pages are compressed, with what lists tell of them beside. Older versions stay as
 * they are until newer ones push them out. Pages are stored as they come: the database's own compression takes
 * most of the time of a large save and makes little of it smaller.
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
