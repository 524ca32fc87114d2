import { sql } from "kysely";
import type { Database } from "#platform/server/database/tables.ts";

/** So many people save departures; `demo/compose/tours.ts` says of each how many. */
const people = 5;

/**
 * Gives each departure of the demo as many people who have saved it as it says, in one statement.
 * Who has saved it already stays, and departures that staff have written are left out. Nobody has
 * told these accounts a password.
 */
export const loadInterest = async (db: Database): Promise<void> => {
  await sql`
    insert into visitor_account (email, name, market, tax_codes, created_at, updated_at)
    select 'saver-' || number || '@wayroam.test', '', 'it-IT', '{}'::jsonb, now(), now()
    from generate_series(1, ${people}) as number
    on conflict do nothing`.execute(db);
  await sql`
    insert into wishlist_tour (account_id, market, tour_id, travel_id, name, departure_date,
      start_date, end_date, status, price_cents, added_at)
    select account.id, tour.market, tour.id, travel.id, travel.name, tour.departure_date,
      tour.start_date, tour.end_date, tour.status, tour.price_cents, now()
    from tour
    join travel on travel.market = tour.market and travel.id = tour.travel_id
    cross join lateral generate_series(1, tour.interested) as number
    join visitor_account account on account.email = 'saver-' || number || '@wayroam.test'
    where tour.version = 1
    on conflict do nothing`.execute(db);
};
