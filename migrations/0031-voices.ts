import { type Kysely, sql } from "kysely";

const reviews = async (db: Kysely<never>): Promise<void> => {
  await sql`
    alter table review
      add column provider_id text,
      add column is_waiting boolean not null default false,
      add column hidden_because text
        check (hidden_because in ('personal-data', 'off-topic', 'offensive', 'other')),
      add column hidden_note text not null default '',
      add constraint review_waits_hidden check (not (is_waiting and is_shown))
  `.execute(db);
  await sql`create unique index review_provider on review (market, provider_id)`.execute(db);
  await sql`
    create index review_waiting on review (market, written_on) where is_waiting
  `.execute(db);
  await sql`
    create table review_fetch (
      market text primary key,
      at timestamptz not null,
      added integer not null,
      refused integer not null,
      problem text
    )
  `.execute(db);
};

const events = async (db: Kysely<never>): Promise<void> => {
  await sql`
    create table event (
      market text not null,
      id uuid not null default gen_random_uuid(),
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      slug text not null,
      title text not null,
      text text not null,
      city text not null,
      address text not null,
      latitude double precision check (latitude between -90 and 90),
      longitude double precision check (longitude between -180 and 180),
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      places integer check (places > 0),
      coordinator_id uuid,
      travel_ids uuid[] not null default '{}',
      picture_id uuid references media,
      is_published boolean not null default false,
      primary key (market, id),
      unique (market, slug),
      check (starts_at < ends_at),
      check ((latitude is null) = (longitude is null)),
      foreign key (market, coordinator_id) references coordinator (market, id)
    )
  `.execute(db);
  await sql`create index event_start on event (market, starts_at)`.execute(db);
  await sql`
    create table event_attendance (
      market text not null,
      event_id uuid not null,
      person_id uuid not null,
      created_at timestamptz not null default now(),
      primary key (market, event_id, person_id),
      foreign key (market, event_id) references event (market, id)
    )
  `.execute(db);
};

/**
 * What staff decide of the site's voices. Reviews: where they come from, whether they wait for an
 * eye, why they are hidden, and how the last fetch from the provider went. Questions: a version for
 * the order of each category. Events: all of it; `person_id` becomes a reference with the accounts
 * of travellers.
 */
export const up = async (db: Kysely<never>): Promise<void> => {
  await reviews(db);
  await sql`
    create table faq_order (
      market text not null,
      category text not null,
      version integer not null default 0,
      primary key (market, category)
    )
  `.execute(db);
  await events(db);
};
