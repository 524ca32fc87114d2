import { sql } from "kysely";
import { stableUuid } from "#demo/random.ts";
import { mayHaveNewYearBadge } from "#demo/compose/badges.ts";
import type { TripFacts } from "#demo/trips/trip-facts.ts";
import { refreshSearchVectors } from "#features/search/text/search-vectors.ts";
import { markets } from "#markets/markets.ts";
import { invalidateTags } from "#platform/server/cache/invalidate-tags.ts";
import type { Database } from "#platform/server/database/tables.ts";

const badgeOf = (market: string) => stableUuid("resource", market, "badges", "new-year");

/** Adds the New Year badge to the rows of travels that have it in the database. */
export const withStoredNewYearBadge = async <
  Row extends Readonly<{ id?: string | undefined; badge_ids?: string[] | undefined }>,
>(
  db: Database,
  market: string,
  rows: readonly Row[],
): Promise<readonly Row[]> => {
  const badge = badgeOf(market);
  const { rows: badgedTravels } = await sql<{ id: string }>`
    select id from travel where market = ${market} and ${badge}::uuid = any(badge_ids)`.execute(db);
  const withBadge = new Set(badgedTravels.map(({ id }) => id));
  return rows.map((row) =>
    withBadge.has(row.id ?? "") ? { ...row, badge_ids: [...(row.badge_ids ?? []), badge] } : row,
  );
};

/**
 * A travel has the New Year badge while an upcoming departure of it lasts over 31 December;
 * departures move on with the weeks, so the badge must follow. Travels that staff have edited stay
 * as they are.
 */
export const updateNewYearBadges = async (
  db: Database,
  trips: readonly TripFacts[],
  today: string,
): Promise<void> => {
  const codes = trips.filter(mayHaveNewYearBadge).map(({ code }) => code);
  if (codes.length === 0) return;
  await db.transaction().execute(async (trx) => {
    for (const { id: market } of markets) {
      const badge = sql`${badgeOf(market)}::uuid`;
      const travels = sql.join(
        codes.map((code) => sql`${stableUuid("travel", market, code)}::uuid`),
      );
      const { rows: changed } = await sql`
        with badges as (
          select id, badge_ids @> array[${badge}] as worn, exists (
            select 1 from tour
            where tour.market = travel.market and tour.travel_id = travel.id
              and tour.is_published and tour.departure_date > ${today}::date
              and tour.end_date >= make_date(extract(year from tour.start_date)::int, 12, 31)
          ) as due
          from travel where market = ${market} and version = 1 and id in (${travels})
        )
        update travel set updated_at = now(), badge_ids = case
          when badges.due then array_append(badge_ids, ${badge})
          else array_remove(badge_ids, ${badge}) end
        from badges
        where travel.market = ${market} and travel.id = badges.id and badges.worn <> badges.due
        returning travel.id`.execute(trx);
      if (changed.length === 0) continue;
      await refreshSearchVectors(trx, market, null);
      await invalidateTags(trx, [`catalogue:${market}`]);
    }
  });
};
