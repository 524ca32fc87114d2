import { type Kysely, sql } from "kysely";

/**
 * Who has a page open, one row for each browser tab. Unlogged: rows are written every few seconds
 * and worth nothing after a crash.
 */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    create unlogged table page_presence (
      market text not null,
      page_id uuid not null,
      session uuid not null,
      email text not null,
      name text not null,
      block_id text,
      is_editing boolean not null,
      lost_to text,
      since timestamptz not null,
      seen_at timestamptz not null,
      primary key (market, page_id, session, email),
      foreign key (market, page_id) references custom_page (market, id) on delete cascade
    )
  `.execute(db);
  await sql`create index page_presence_seen on page_presence (seen_at)`.execute(db);
};
