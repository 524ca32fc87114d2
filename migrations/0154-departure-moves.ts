import { type Kysely, sql } from "kysely";

/**
 * Those who are in a departure are asked to move to another one, whose seats are kept for them. What
 * each says is a row, named by the link of their mail; nobody is moved unasked.
 */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`alter table tour_decision drop constraint tour_decision_kind_check`.execute(db);
  await sql`
    alter table tour_decision add constraint tour_decision_kind_check
      check (kind in ('confirm', 'lowerAndConfirm', 'move', 'cancel'))
  `.execute(db);
  await sql`
    create table departure_move (
      market text not null,
      tour_id uuid not null,
      to_tour_id uuid not null,
      reason text not null,
      until_day date not null,
      asked_at timestamptz not null,
      primary key (market, tour_id),
      foreign key (market, tour_id) references tour (market, id) on delete cascade,
      foreign key (market, to_tour_id) references tour (market, id) on delete cascade
    )
  `.execute(db);
  await sql`
    create table departure_move_answer (
      market text not null,
      id uuid not null default gen_random_uuid(),
      tour_id uuid not null,
      passenger_ids uuid[] not null,
      written_at timestamptz not null,
      said text check (said in ('yes', 'no')),
      said_at timestamptz,
      reason text not null default '',
      primary key (market, id),
      foreign key (market, tour_id) references departure_move (market, tour_id) on delete cascade
    )
  `.execute(db);
  await sql`
    create index departure_move_answer_of_tour on departure_move_answer (market, tour_id)
  `.execute(db);
  await sql`create index departure_move_to on departure_move (market, to_tour_id)`.execute(db);
};
