import { type Kysely, sql } from "kysely";

/**
 * An address of each coordinator, for staff alone, and what coordinators were asked: whether they
 * lead a departure on its days. A question counts until `ended_at`; a departure has one of them.
 */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`alter table coordinator add column email text`.execute(db);
  await sql`
    create table coordinator_question (
      market text not null,
      id uuid not null default gen_random_uuid(),
      version integer not null default 1,
      tour_id uuid not null,
      coordinator_id uuid not null,
      departure_date date not null,
      end_date date not null,
      asked_at timestamptz not null,
      asked_by text not null,
      mailed_until timestamptz,
      answer text,
      reason text not null default '',
      answered_at timestamptz,
      recorded_by text,
      ended_at timestamptz,
      primary key (market, id),
      foreign key (market, tour_id) references tour (market, id) on delete cascade,
      foreign key (market, coordinator_id) references coordinator (market, id) on delete cascade,
      check (answer in ('yes', 'no')),
      check ((answer is null) = (answered_at is null))
    )
  `.execute(db);
  await sql`
    create unique index coordinator_question_open on coordinator_question (market, tour_id)
    where ended_at is null
  `.execute(db);
  await sql`
    create index coordinator_question_tour on coordinator_question (market, tour_id)
  `.execute(db);
  await sql`
    create index coordinator_question_coordinator on coordinator_question (market, coordinator_id)
  `.execute(db);
};
