import { type Kysely, sql } from "kysely";

/** Plain files that staff put beside the pictures, each at an address of its own. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    create table cdn_file (
      id uuid primary key default gen_random_uuid(),
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      updated_by text not null,
      folder text not null,
      name text not null,
      bytes integer not null check (bytes >= 0),
      sha256 text not null,
      unique (folder, name)
    )
  `.execute(db);
};
