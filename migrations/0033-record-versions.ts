import { type Kysely, sql } from "kysely";

/**
 * Versions of all kinds of records lie where those of pages did. Processes that run the version
 * before go on with the old names, through a view that a later migration drops.
 */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`alter table page_version rename to record_version`.execute(db);
  await sql`alter table record_version rename column page_id to record_id`.execute(db);
  await sql`alter table record_version rename column page to content`.execute(db);
  await sql`
    alter table record_version add column subject text not null default 'custompage'
  `.execute(db);
  await sql`
    create view page_version as
    select market, record_id as page_id, version, saved_at, author, summary, content as page,
      compressed, block_count, was_published
    from record_version
    where subject = 'custompage'
  `.execute(db);
};
