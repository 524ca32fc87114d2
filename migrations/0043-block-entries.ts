import { type Kysely, sql } from "kysely";

/**
 * What administrators say of blocks, in place of the code or beside it. Null contents are those of
 * the code.
 */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    create table block_entry (
      name text primary key,
      version integer not null default 1,
      updated_at timestamptz not null default now(),
      block_type text not null,
      label text not null,
      filter jsonb not null,
      default_content jsonb,
      examples jsonb
    )
  `.execute(db);
};
