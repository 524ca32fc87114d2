import { type Kysely, sql } from "kysely";

/**
 * How many different people have saved a departure or have an alert for it is counted by the
 * database with each statement that changes either, so that it is right whoever writes or deletes
 * them, an account that goes included.
 */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    create function count_interest(counted_market text, counted_ids uuid[]) returns void
    language sql as $$
      update tour set interested = (
        select count(distinct account_id) from (
          select account_id from wishlist_tour
          where market = tour.market and tour_id = tour.id
          union all
          select account_id from alert
          where kind = 'tour' and market = tour.market and subject_id = tour.id
        ) as people
      )
      where market = counted_market and id = any(counted_ids)
    $$
  `.execute(db);
  await sql`
    create function count_interest_of_saved() returns trigger language plpgsql as $$
    begin
      perform count_interest(market, array_agg(tour_id)) from changed group by market;
      return null;
    end $$
  `.execute(db);
  await sql`
    create function count_interest_of_alerts() returns trigger language plpgsql as $$
    begin
      perform count_interest(market, array_agg(subject_id)) from changed
      where kind = 'tour' group by market;
      return null;
    end $$
  `.execute(db);
  for (const [table, counts] of [
    ["wishlist_tour", "count_interest_of_saved"],
    ["alert", "count_interest_of_alerts"],
  ] as const)
    for (const [verb, rows] of [
      ["insert", "new"],
      ["delete", "old"],
    ] as const)
      await sql`
        create trigger ${sql.raw(`${table}_${verb}_counts`)} after ${sql.raw(verb)}
        on ${sql.raw(table)} referencing ${sql.raw(rows)} table as changed
        for each statement execute function ${sql.raw(counts)}()
      `.execute(db);
  await sql`
    select count_interest(market, array_agg(id)) from tour group by market
  `.execute(db);
};
