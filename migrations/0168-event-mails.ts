import { type Kysely, sql } from "kysely";

/**
 * What was mailed about an event and to whom, by its mail in the outbox, so that staff see what has
 * left and what was refused. It goes with the person's account, and with their place.
 */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    create table event_mail (
      market text not null,
      id uuid not null default gen_random_uuid(),
      event_id uuid not null,
      sending_id uuid not null,
      account_id uuid not null references visitor_account (id) on delete cascade,
      outbox_id uuid not null,
      kind text not null check (kind in ('place', 'cancelled', 'reinstated', 'changed', 'letter')),
      language text not null,
      subject text not null,
      sender text,
      written_at timestamptz not null,
      delete_at timestamptz not null,
      primary key (market, id),
      foreign key (market, event_id) references event (market, id) on delete cascade
    )
  `.execute(db);
  await sql`create index event_mail_of_event on event_mail (market, event_id)`.execute(db);
  await sql`create index event_mail_of_account on event_mail (account_id)`.execute(db);
  await sql`create index event_mail_deletion on event_mail (delete_at)`.execute(db);
};
