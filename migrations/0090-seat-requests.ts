import { type Kysely, sql } from "kysely";

/**
 * What visitors ask for: a seat, a place on the waiting list, another date. The row does not hang on
 * its departure, which may be deleted while somebody still waits for an answer.
 */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    create table seat_request (
      market text not null,
      id uuid not null default gen_random_uuid(),
      version integer not null default 1,
      number integer not null,
      tour_id uuid not null,
      travel_name text not null,
      departure_date date not null,
      key_hash text not null unique,
      sent_id text unique,
      sent_digest text not null,
      kind text not null check (kind in ('seat', 'waiting-list', 'other-dates')),
      seats integer not null check (seats between 1 and 4),
      room text not null check (room in ('shared', 'private')),
      flexible boolean not null,
      name text not null,
      email text not null,
      phone text,
      question text not null,
      state text not null
        check (state in ('new', 'in-talk', 'seat-given', 'declined', 'withdrawn')),
      owner text,
      owned_at timestamptz,
      bill jsonb not null,
      asked_at timestamptz not null,
      last_word_at timestamptz not null,
      settled_at timestamptz,
      delete_at timestamptz not null,
      other_tour_ids jsonb not null default '[]',
      primary key (market, id),
      unique (market, number)
    )`.execute(db);
  await sql`create index on seat_request (market, state, last_word_at)`.execute(db);
  await sql`create index on seat_request (market, tour_id)`.execute(db);
  await sql`create index on seat_request (delete_at)`.execute(db);
  await sql`
    create table seat_request_word (
      market text not null,
      request_id uuid not null,
      id uuid not null default gen_random_uuid(),
      at timestamptz not null,
      kind text not null check (kind in ('traveller', 'care', 'note')),
      author text,
      subject text,
      text text not null,
      primary key (market, request_id, id),
      foreign key (market, request_id) references seat_request on delete cascade
    )`.execute(db);
  await sql`
    create table seat_request_number (
      market text primary key,
      last integer not null
    )`.execute(db);
  await sql`
    create table seat_request_attempt (
      key text not null,
      ends_at timestamptz not null
    )`.execute(db);
  await sql`create index on seat_request_attempt (key)`.execute(db);
  await sql`create index on seat_request_attempt (ends_at)`.execute(db);
};
