import { type Kysely, sql } from "kysely";

/**
 * Who signs up for an event, one row a person. Until now nobody could, so that the table of before,
 * which refers to no account, holds nobody. An event holds its own numbers: what reads it needs not
 * count, and they stay true when the rows of those who came are deleted.
 */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    alter table event
      add column coming integer not null default 0 check (coming >= 0),
      add column waiting integer not null default 0 check (waiting >= 0)
  `.execute(db);
  await sql`drop table event_attendance`.execute(db);
  await sql`
    create table event_attendance (
      market text not null,
      event_id uuid not null,
      account_id uuid not null references visitor_account (id),
      state text not null check (state in ('going', 'waiting', 'left')),
      position integer not null,
      signed_up_at timestamptz not null,
      changed_at timestamptz not null,
      delete_at timestamptz not null,
      primary key (market, event_id, account_id),
      foreign key (market, event_id) references event (market, id) on delete cascade
    )
  `.execute(db);
  await sql`
    create index event_attendance_line on event_attendance (market, event_id, state, position)
  `.execute(db);
  await sql`
    create index event_attendance_account on event_attendance (account_id, market)
  `.execute(db);
};
