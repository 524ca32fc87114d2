import { type Kysely, sql } from "kysely";

/** The texts of the site's own pages: of fixed routes and of destinations. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    create table page_content (
      market text not null,
      kind text not null check (kind in ('fixed', 'destination')),
      key text not null,
      content jsonb not null,
      version integer not null default 1,
      updated_at timestamptz not null default now(),
      primary key (market, kind, key)
    )
  `.execute(db);
  await sql`create index page_content_key on page_content (kind, key)`.execute(db);
};
