import { type Kysely, sql } from "kysely";

/**
 * Who has a record open, one row for each browser tab. Unlogged, as `page_presence` is: rows are
 * written every few seconds and worth nothing after a crash. `page_presence` stays for processes
 * that run the version before.
 */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    create unlogged table record_presence (
      market text not null,
      subject text not null,
      record_id text not null,
      session uuid not null,
      email text not null,
      name text not null,
      focus text,
      is_editing boolean not null,
      lost_to text,
      since timestamptz not null,
      seen_at timestamptz not null,
      primary key (market, subject, record_id, session, email)
    )
  `.execute(db);
  await sql`create index record_presence_seen on record_presence (seen_at)`.execute(db);
};
