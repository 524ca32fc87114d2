import { type Kysely, sql } from "kysely";

/** Days on which coordinators are not available, other than with a group. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    create table coordinator_absence (
      market text not null,
      id uuid not null default gen_random_uuid(),
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      coordinator_id uuid not null,
      from_day date not null,
      to_day date not null,
      note text not null default '',
      primary key (market, id),
      foreign key (market, coordinator_id) references coordinator (market, id) on delete cascade,
      check (from_day <= to_day)
    )
  `.execute(db);
  await sql`
    create index coordinator_absence_days on coordinator_absence (market, to_day, coordinator_id)
  `.execute(db);
};
