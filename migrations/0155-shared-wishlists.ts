import { type Kysely, sql } from "kysely";

/**
 * The link under which somebody shows what they have saved in a market. Its key opens a list that
 * names nobody, unless they want it to; turning it off deletes the row.
 */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    create table wishlist_share (
      account_id uuid not null references visitor_account (id) on delete cascade,
      market text not null,
      key text not null unique,
      with_name boolean not null,
      shared_at timestamptz not null,
      primary key (account_id, market)
    )
  `.execute(db);
};
