import { type Kysely, sql } from "kysely";

/**
 * What staff keep of a picture beside its file: tags, who uploaded it, the version of what they
 * write, and the hash by which the same file is recognised when it is uploaded again.
 */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    alter table media
      add column revision integer not null default 1,
      add column tags text[] not null default '{}',
      add column created_by text,
      add column source_sha256 text
  `.execute(db);
  await sql`create index media_newest on media (created_at desc, id)`.execute(db);
  await sql`create index media_sha256 on media (sha256)`.execute(db);
  await sql`create index media_source on media (source_sha256)`.execute(db);
  await sql`create index media_created_by on media (created_by, created_at)`.execute(db);
};
