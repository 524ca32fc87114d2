import { sql } from "kysely";
import type { Database } from "#platform/server/database/tables.ts";

/** Where the digits of a passenger's hash begin that answer each question. */
const questions = { first: 1, trips: 7, gender: 13, age: 19 } as const;
type Question = keyof typeof questions;

/** A number from 0 to 99 that is always the same for the same passenger and question. */
const percent = (question: Question) =>
  sql`(('x' || substr(hash, ${sql.lit(questions[question])}, 6))::bit(24)::integer % 100)`;

/** A column for each question, so that each percent is computed once and not once a share. */
const percents = sql.join(
  (Object.keys(questions) as Question[]).map(
    (question) => sql`${percent(question)} as ${sql.ref(question)}`,
  ),
);

/**
 * Chooses by a column of percents.
 * @param shares cumulated, in per cent, as `case` reads them
 */
const pick = (column: Question, shares: readonly (readonly [below: number, value: string])[]) =>
  sql`case ${sql.join(
    shares.map(
      ([below, value]) => sql`when ${sql.ref(column)} < ${sql.lit(below)} then ${value}::text`,
    ),
    sql` `,
  )} end`;

const ageBands = sql`case age_range
  when '25-35' then ${pick("age", [
    [46, "25-29"],
    [94, "30-34"],
    [100, "35-39"],
  ])}
  when '35-49' then ${pick("age", [
    [40, "35-39"],
    [74, "40-44"],
    [100, "45-49"],
  ])}
  else ${pick("age", [
    [24, "25-29"],
    [50, "30-34"],
    [70, "35-39"],
    [87, "40-44"],
    [100, "45-49"],
  ])} end`;

/**
 * Gives each departure of the demo as many passengers as it says, in one statement. Departures that
 * have some are left out, and so are those that staff have written.
 */
export const loadPassengers = async (db: Database): Promise<void> => {
  await sql`
    insert into passenger
      (market, tour_id, position, first_timer, previous_trips, gender, age_band)
    select market, tour_id, position, trips = 0, trips, gender, age_band from (
      select market, tour_id, position,
        case when first < 55 then 0 else 1 + trips % 6 end as trips,
        ${pick("gender", [
          [61, "woman"],
          [98, "man"],
          [100, "other"],
        ])} as gender,
        ${ageBands} as age_band
      from (
        select market, tour_id, position, age_range, ${percents}
        from (
          select tour.market, tour.id as tour_id, position, tour.age_range,
            md5(tour.id::text || position::text) as hash
          from tour cross join lateral generate_series(1, tour.people_in) as position
          where tour.people_in > 0 and tour.version = 1 and not exists (
            select 1 from passenger
            where passenger.market = tour.market and passenger.tour_id = tour.id)
          offset 0
        ) as hashed
        offset 0
      ) as answered
    ) as people`.execute(db);
};
