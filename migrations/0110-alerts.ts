import { type Kysely, sql } from "kysely";

/**
 * What visitors want to be told of: a departure, or new dates of a travel. A mail about several
 * events counts for each of them, so that events name their mail. Neither refers to the catalogue:
 * what is deleted there ends an alert without a mail.
 */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    create table alert (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null references visitor_account (id) on delete cascade,
      market text not null,
      kind text not null check (kind in ('tour', 'travel')),
      subject_id uuid not null,
      travel_id uuid not null,
      reasons text[] not null,
      months text[] not null,
      age text,
      asked_at timestamptz not null,
      unique (account_id, market, subject_id)
    )
  `.execute(db);
  await sql`create index alert_of_subject on alert (market, subject_id)`.execute(db);
  await sql`
    create table alert_mail (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null references visitor_account (id) on delete cascade,
      market text not null,
      key_hash text not null unique,
      outbox_id uuid not null,
      subject text not null,
      events integer not null,
      written_at timestamptz not null,
      ends_at timestamptz not null
    )
  `.execute(db);
  await sql`create index alert_mail_of_account on alert_mail (account_id, market)`.execute(db);
  await sql`create index alert_mail_ends on alert_mail (ends_at)`.execute(db);
  await sql`
    create table alert_event (
      id uuid primary key default gen_random_uuid(),
      alert_id uuid not null references alert (id) on delete cascade,
      account_id uuid not null,
      market text not null,
      tour_id uuid not null,
      reason text not null,
      price_cents integer not null,
      happened_at timestamptz not null,
      mail_id uuid references alert_mail (id) on delete cascade
    )
  `.execute(db);
  await sql`
    create unique index alert_event_waiting on alert_event (alert_id, tour_id, reason)
    where mail_id is null
  `.execute(db);
  // A date opens once.
  await sql`
    create unique index alert_event_new_date on alert_event (alert_id, tour_id)
    where reason = 'new-date'
  `.execute(db);
  await sql`
    create index alert_event_of_account on alert_event (account_id, market, happened_at)
    where mail_id is null
  `.execute(db);
  await sql`create index alert_event_of_mail on alert_event (mail_id)`.execute(db);
};
