import { sql } from "kysely";
import { accountByEmail } from "#features/people/accounts/store.ts";
import { dayAt } from "#markets/format.ts";
import { marketById } from "#markets/markets.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { loadPassengers } from "./load-passengers.ts";

type Options = Readonly<{
  now: Date;
  /** The e-mail of the demo's own visitor. */
  email: string;
}>;

const market = "it-IT";

/** A confirmed departure once more, on the same weekday and so long ago that it is home for a month. */
const insertPastTour = async (trx: Database, today: string): Promise<string | null> => {
  const { rows } = await sql<{ id: string }>`
    insert into tour
    select copied.* from (
      select tour, 7 * ceil((end_date - ${today}::date + 30) / 7.0)::integer as days from tour
      where market = ${market} and version = 1 and is_published and status = 'CONFIRMED'
        and people_in > 0
      order by departure_date, id limit 1
    ) as chosen, jsonb_populate_record(tour, jsonb_build_object(
      'id', gen_random_uuid(),
      'code', to_char((tour).departure_date - days, 'YYYY-MM-DD'),
      'departure_date', (tour).departure_date - days,
      'start_date', (tour).start_date - days,
      'end_date', (tour).end_date - days,
      'opening_date', (tour).opening_date - days,
      'balance_due', (tour).balance_due - days,
      'decision_date', (tour).decision_date - days,
      'deposit_until', (tour).deposit_until - days,
      'discount_until', (tour).discount_until - days,
      'promo_until', (tour).promo_until - days)) as copied
    returning id`.execute(trx);
  return rows[0]?.id ?? null;
};

/** The demo's visitor has travelled before, in their market; one who has stays with that. */
export const loadPastTrip = async (db: Database, { now, email }: Options): Promise<void> => {
  const account = await accountByEmail(db, email);
  if (!account) return;
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql`
      select from passenger where account_id = ${account.id} limit 1`.execute(trx);
    if (rows.length > 0) return;
    const tour = await insertPastTour(trx, dayAt(now, marketById(market)));
    await loadPassengers(trx);
    await sql`
      update passenger set account_id = ${account.id}
      where market = ${market} and tour_id = ${tour}::uuid and position = 1`.execute(trx);
  });
};
