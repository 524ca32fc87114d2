import { type Kysely, sql } from "kysely";

/**
 * A departure may be cancelled: when, by whom and why. Whoever reads what visitors see reads
 * published departures alone, so that a cancelled one is never published. What was decided last is
 * kept with how the departure was before, by which it is taken back.
 */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    alter table tour
      add column cancelled_at timestamptz,
      add column cancelled_by text,
      add column cancel_reason text,
      add constraint tour_cancelled_whole check (
        num_nulls(cancelled_at, cancelled_by, cancel_reason) in (0, 3)),
      add constraint tour_cancelled_hidden check (cancelled_at is null or not is_published)
  `.execute(db);
  await sql`
    create table tour_decision (
      market text not null,
      tour_id uuid not null,
      kind text not null check (kind in ('confirm', 'lowerAndConfirm', 'cancel')),
      decided_at timestamptz not null,
      decided_by text not null,
      before jsonb not null,
      after jsonb not null,
      primary key (market, tour_id),
      foreign key (market, tour_id) references tour (market, id) on delete cascade
    )
  `.execute(db);
};
