import { type Kysely, sql } from "kysely";

/**
 * When travels and departures are published and unpublished by themselves, and how the last run
 * went. The generated columns let a plan go with its record.
 */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    create table record_publication (
      market text not null,
      kind text not null check (kind in ('travel', 'tour')),
      record_id uuid not null,
      publish_at timestamptz,
      unpublish_at timestamptz,
      set_by text not null,
      set_at timestamptz not null,
      last_run jsonb,
      travel_id uuid generated always as (case when kind = 'travel' then record_id end) stored,
      tour_id uuid generated always as (case when kind = 'tour' then record_id end) stored,
      primary key (market, kind, record_id),
      foreign key (market, travel_id) references travel (market, id) on delete cascade,
      foreign key (market, tour_id) references tour (market, id) on delete cascade,
      check (publish_at < unpublish_at)
    )
  `.execute(db);
  // least() ignores nulls, so that this is the next moment of either kind.
  await sql`create index record_publication_due on record_publication (least(publish_at, unpublish_at))`.execute(
    db,
  );
  await sql`create index record_publication_travel on record_publication (market, travel_id)`.execute(
    db,
  );
  await sql`create index record_publication_tour on record_publication (market, tour_id)`.execute(
    db,
  );
};
