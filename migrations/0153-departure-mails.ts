import { type Kysely, sql } from "kysely";

/**
 * What those who are in a departure were told of it, by its mail in the outbox, so that a decision
 * takes its mails back with it while they have not left.
 */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    create table departure_mail (
      market text not null,
      id uuid not null default gen_random_uuid(),
      tour_id uuid not null,
      kind text not null check (kind in ('confirm', 'move', 'cancel')),
      outbox_id uuid not null,
      people integer not null check (people > 0),
      leaves_at timestamptz not null,
      primary key (market, id),
      foreign key (market, tour_id) references tour (market, id) on delete cascade
    )
  `.execute(db);
  await sql`create index departure_mail_of_tour on departure_mail (market, tour_id)`.execute(db);
};
