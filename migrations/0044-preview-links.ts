import { type Kysely, sql } from "kysely";

/**
 * Records that somebody without an account may see by a link. The number is part of each link's
 * signature: deleting the row makes all links to its record worthless.
 */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    create table preview_link (
      market text not null,
      kind text not null check (kind in ('page', 'travel')),
      record_id uuid not null,
      number uuid not null default gen_random_uuid(),
      until timestamptz not null,
      made_by text not null,
      made_at timestamptz not null default now(),
      primary key (market, kind, record_id)
    )
  `.execute(db);
};
