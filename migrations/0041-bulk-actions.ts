import { type Kysely, sql } from "kysely";

/** Changes of many records at once, and what became of each record. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    create table bulk_action (
      market text not null,
      id uuid not null default gen_random_uuid(),
      created_at timestamptz not null default now(),
      kind text not null check (kind in ('tour', 'travel', 'page')),
      action jsonb not null,
      filter jsonb not null,
      reason text not null,
      actor text not null,
      state text not null
        check (state in ('planned', 'running', 'paused', 'stopped', 'done', 'undoing')),
      lap integer not null default 1,
      starts_at timestamptz,
      started_at timestamptz,
      ended_at timestamptz,
      primary key (market, id)
    )
  `.execute(db);
  await sql`create index bulk_action_newest on bulk_action (market, created_at desc)`.execute(db);
  await sql`
    create index bulk_action_open on bulk_action (state)
    where state in ('planned', 'running', 'undoing')
  `.execute(db);
  await sql`
    create table bulk_action_row (
      market text not null,
      action_id uuid not null,
      position integer not null,
      record_id uuid not null,
      record_version integer,
      is_confirmed boolean not null,
      name text not null,
      detail text not null,
      day date,
      state text not null
        check (state in ('waiting', 'changed', 'unchanged', 'refused', 'stale', 'undone', 'kept')),
      before_value jsonb,
      after_value jsonb,
      now_value jsonb,
      before jsonb,
      after jsonb,
      reason text,
      at timestamptz,
      primary key (market, action_id, position),
      foreign key (market, action_id) references bulk_action (market, id) on delete cascade
    )
  `.execute(db);
  await sql`
    create index bulk_action_row_state on bulk_action_row (market, action_id, state, position)
  `.execute(db);
};
