import { type Kysely, sql } from "kysely";

/**
 * What a dry run over many rows has found, beside bulk actions, which keep their own. What somebody
 * sent is kept as text: it may hold characters that `jsonb` refuses.
 */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    create table plan (
      market text not null,
      id uuid not null default gen_random_uuid(),
      created_at timestamptz not null default now(),
      kind text not null,
      actor text not null,
      state text not null check (state in ('planning', 'ready', 'running', 'done', 'stopped')),
      row_count integer not null,
      input text not null,
      summary jsonb,
      problem text,
      primary key (market, id)
    )
  `.execute(db);
  await sql`create index plan_age on plan (created_at)`.execute(db);
  await sql`
    create index plan_open on plan (kind) where state in ('planning', 'running')
  `.execute(db);
  await sql`
    create table plan_row (
      market text not null,
      plan_id uuid not null,
      position integer not null,
      outcome text not null,
      content text not null,
      record_id text,
      record_version integer,
      primary key (market, plan_id, position),
      foreign key (market, plan_id) references plan (market, id) on delete cascade
    )
  `.execute(db);
};
