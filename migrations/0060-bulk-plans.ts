import { type Kysely, sql } from "kysely";

/** A bulk action is planned in the background: its rows are there before they are looked at. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    alter table bulk_action
      drop constraint bulk_action_state_check,
      add constraint bulk_action_state_check check (state in
        ('planning', 'ready', 'planned', 'running', 'paused', 'stopped', 'done', 'undoing')),
      add column is_plan boolean not null default false,
      add column facts jsonb,
      add column problem text
  `.execute(db);
  await sql`drop index bulk_action_open`.execute(db);
  await sql`
    create index bulk_action_open on bulk_action (state)
    where state in ('planning', 'planned', 'running', 'undoing')
  `.execute(db);
  await sql`create index bulk_action_plan on bulk_action (created_at) where is_plan`.execute(db);
  await sql`
    alter table bulk_action_row
      drop constraint bulk_action_row_state_check,
      add constraint bulk_action_row_state_check check (state in ('unplanned', 'waiting',
        'changed', 'unchanged', 'refused', 'stale', 'undone', 'kept')),
      add column outcome text check (outcome in ('change', 'none', 'refuse')),
      add column status text,
      add column notes jsonb,
      add column write_key text collate "C" not null default ''
  `.execute(db);
  await sql`drop index bulk_action_row_state`.execute(db);
  await sql`
    create index bulk_action_row_state
      on bulk_action_row (market, action_id, state, write_key, position)
  `.execute(db);
};
