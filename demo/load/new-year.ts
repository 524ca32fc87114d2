import { sql } from "kysely";
import { idOf } from "#demo/chance.ts";
import { mayWearNewYear } from "#demo/compose/badges.ts";
import type { TripFacts } from "#demo/trips/trip-facts.ts";
import { refreshSearchVectors } from "#features/search/text/search-vectors.ts";
import { markets } from "#markets/markets.ts";
import { invalidateTags } from "#platform/server/cache/invalidate-tags.ts";
import type { Database } from "#platform/server/database/tables.ts";

const badgeOf = (market: string) => idOf("resource", market, "badges", "new-year");

/** Rows of travels as they would be written, with the badge of New Year where the stored ones wear it. */
export const withNewYearAsStored = async <
  Row extends Readonly<{ id?: string | undefined; badge_ids?: string[] | undefined }>,
>(
  db: Database,
  market: string,
  rows: readonly Row[],
): Promise<readonly Row[]> => {
  const badge = badgeOf(market);
  const { rows: found } = await sql<{ id: string }>`
    select id from travel where market = ${market} and ${badge}::uuid = any(badge_ids)`.execute(db);
  const worn = new Set(found.map(({ id }) => id));
  return rows.map((row) =>
    worn.has(row.id ?? "") ? { ...row, badge_ids: [...(row.badge_ids ?? []), badge] } : row,
  );
};

/**
 * The badge “New Year” follows the departures, which move on with the weeks: a travel wears it while
 * one to come is on the way on a 31 December. What staff have touched stays as they left it.
 */
export const keepNewYearBadges = async (
  db: Database,
  trips: readonly TripFacts[],
  today: string,
): Promise<void> => {
  const codes = trips.filter(mayWearNewYear).map(({ code }) => code);
  if (codes.length === 0) return;
  await db.transaction().execute(async (trx) => {
    for (const { id: market } of markets) {
      const badge = sql`${badgeOf(market)}::uuid`;
      const travels = sql.join(codes.map((code) => sql`${idOf("travel", market, code)}::uuid`));
      const { rows: changed } = await sql`
        with told as (
          select id, badge_ids @> array[${badge}] as worn, exists (
            select 1 from tour
            where tour.market = travel.market and tour.travel_id = travel.id
              and tour.is_published and tour.departure_date > ${today}::date
              and tour.end_date >= make_date(extract(year from tour.start_date)::int, 12, 31)
          ) as due
          from travel where market = ${market} and version = 1 and id in (${travels})
        )
        update travel set updated_at = now(), badge_ids = case
          when told.due then array_append(badge_ids, ${badge})
          else array_remove(badge_ids, ${badge}) end
        from told
        where travel.market = ${market} and travel.id = told.id and told.worn <> told.due
        returning travel.id`.execute(trx);
      if (changed.length === 0) continue;
      await refreshSearchVectors(trx, market, null);
      await invalidateTags(trx, [`catalogue:${market}`]);
    }
  });
};
