import { type Kysely, sql } from "kysely";

/**
 * The smallest group that leaves, which stays what it is while people come and go, and the people
 * in a departure. Until now only the number still needed was stored, which is 0 for every group
 * that is large enough: such a group gets the smallest size of groups with as many seats.
 */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    alter table tour add column people_minimum smallint not null default 1
      check (people_minimum between 1 and 60)
  `.execute(db);
  await sql`
    update tour set people_minimum = greatest(1, case
      when people_needed > 0 then people_in + people_needed
      else least(people_in, case when seats_total <= 12 then 6 else 8 end) end)
  `.execute(db);
  await sql`
    create table passenger (
      market text not null,
      id uuid not null default gen_random_uuid(),
      tour_id uuid not null,
      position smallint not null check (position between 1 and 60),
      account_id uuid,
      first_timer boolean,
      previous_trips smallint check (previous_trips between 0 and 200),
      gender text check (gender in ('woman', 'man', 'other')),
      age_band text check (age_band in
        ('under-25', '25-29', '30-34', '35-39', '40-44', '45-49', 'over-49')),
      primary key (market, id),
      check (not (first_timer and previous_trips > 0)),
      foreign key (market, tour_id) references tour (market, id) on delete cascade
    )
  `.execute(db);
  await sql`
    create index passenger_tour on passenger (market, tour_id, position)
  `.execute(db);
};
