import { sql } from "kysely";
import { addDays, daysBetween } from "#markets/days.ts";
import { markets } from "#markets/markets.ts";
import { invalidateTags } from "#platform/server/cache/invalidate-tags.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { saveDemoState } from "./stored-state.ts";

export const catalogueTags = markets.flatMap(({ id }) => [`catalogue:${id}`]);

/**
 * Moves the demo's departures forward by whole weeks, so that they keep their weekdays. Departures
 * that staff have edited (version above 1) stay.
 */
export const moveForward = async (
  db: Database,
  lastMovedDay: string,
  today: string,
  step: (text: string) => void,
): Promise<void> => {
  const days = Math.floor(daysBetween(lastMovedDay, today) / 7) * 7;
  if (days <= 0) return;
  await db.transaction().execute(async (trx) => {
    const shift = sql`${days}::integer`;
    // A departure's code contains its date. All codes are renamed first, so that no departure's new
    // code clashes with the old code of another departure.
    await sql`update tour set code = 'moving-' || code where version = 1`.execute(trx);
    await sql`
      update tour set
        departure_date = departure_date + ${shift}, start_date = start_date + ${shift},
        end_date = end_date + ${shift}, balance_due = balance_due + ${shift},
        decision_date = decision_date + ${shift},
        discount_until = discount_until + ${shift}, promo_until = promo_until + ${shift},
        deposit_until = deposit_until + ${shift}, opening_date = opening_date + ${shift},
        code = case
          when exists (
            select 1 from tour other where other.market = tour.market
              and other.travel_id = tour.travel_id and other.version > 1
              and other.code = to_char(tour.departure_date + ${shift}, 'YYYY-MM-DD'))
          then to_char(departure_date + ${shift}, 'YYYY-MM-DD') || '-b'
          else to_char(departure_date + ${shift}, 'YYYY-MM-DD') end
      where version = 1`.execute(trx);
    await sql`
      update review set travelled_on = travelled_on + ${shift}, written_on = written_on + ${shift}
      where version = 1`.execute(trx);
    await sql`
      update event set starts_at = starts_at + make_interval(days => ${shift}),
        ends_at = ends_at + make_interval(days => ${shift})
      where version = 1`.execute(trx);
    await sql`
      update event_attendance set signed_up_at = signed_up_at + make_interval(days => ${shift}),
        changed_at = changed_at + make_interval(days => ${shift}),
        delete_at = delete_at + make_interval(days => ${shift})
      from event
      where event.market = event_attendance.market and event.id = event_attendance.event_id
        and event.version = 1`.execute(trx);
    await saveDemoState(trx, { day: addDays(lastMovedDay, days) });
    await invalidateTags(trx, catalogueTags);
  });
  step(`Demo dates moved forward by ${days} days`);
};
