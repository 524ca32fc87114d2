import { sql } from "kysely";
import { stableUuid } from "#demo/random.ts";
import { leavesInDecember } from "#demo/compose/badges.ts";
import type { TripFacts } from "#demo/trips/trip-facts.ts";
import { refreshSearchVectors } from "#features/content/search/text/search-vectors.ts";
import { markets } from "#markets/markets.ts";
import { invalidateTags } from "#platform/server/cache/invalidate-tags.ts";
import type { Database } from "#platform/server/database/tables.ts";

const badgeOf = (market: string) => stableUuid("resource", market, "badges", "new-year");

/**
 * Adds to the rows of travels the badges that follow from departures and reviews, and that they have in
 * the database.
 */
export const withStoredBadges = async <
  Row extends Readonly<{ id?: string | undefined; badge_ids?: string[] | undefined }>,
>(
  db: Database,
  market: string,
  rows: readonly Row[],
): Promise<readonly Row[]> => {
  const loved = stableUuid("resource", market, "badges", "favourite");
  const derived = [badgeOf(market), loved];
  const { rows: stored } = await sql<{ id: string; badges: readonly string[] }>`
    select id, badge_ids as badges from travel
    where market = ${market} and badge_ids && ${derived}::uuid[]`.execute(db);
  const badgesOf = new Map(
    stored.map(({ id, badges }) => [id, badges.filter((badge) => derived.includes(badge))]),
  );
  return rows.map((row) => {
    const badges = badgesOf.get(row.id ?? "");
    return badges ? { ...row, badge_ids: [...(row.badge_ids ?? []), ...badges] } : row;
  });
};

/** Codes of the trips that can have a departure over New Year. */
export const newYearTrips = (trips: readonly TripFacts[]): readonly string[] =>
  trips.filter(leavesInDecember).map(({ code }) => code);

/**
 * A travel has the New Year badge while the search finds it for the market's period of New Year: an
 * upcoming departure that is not sold out is under way in the period's night. After that night, it is
 * that of the next year. Travels that staff have edited stay as they are.
 * @param codes what `newYearTrips` returns
 * @returns the markets with a travel whose badges have changed, and whose search vectors therefore
 *   have to be made anew
 */
export const assignNewYearBadges = async (
  trx: Database,
  codes: readonly string[],
  today: string,
): Promise<readonly string[]> => {
  const badges = markets.map(({ id }) => {
    const period = stableUuid("resource", id, "date-ranges", "new-year");
    return sql`(${id}, ${badgeOf(id)}::uuid, ${period}::uuid)`;
  });
  const travels = markets.flatMap(({ id }) => codes.map((code) => stableUuid("travel", id, code)));
  const { rows: changed } = await sql<{ market: string }>`
    with badge as (
      select asked.market, asked.id, greatest(
        facts->>'onTheRoad', ${today.slice(0, 4)}::text || substr(facts->>'onTheRoad', 5))::date as night
      from (values ${sql.join(badges)}) as asked (market, id, period)
      join resource on resource.market = asked.market and resource.id = asked.period
        and facts->>'onTheRoad' is not null
    ), checked as (
      select travel.market, travel.id, badge.id as badge, badge_ids @> array[badge.id] as worn,
        exists (
          select 1 from tour
          where tour.market = travel.market and tour.travel_id = travel.id
            and tour.is_published and tour.departure_date > ${today}::date
            and tour.status <> 'SOLD_OUT'
            and tour.start_date <= badge.night and tour.end_date > badge.night
        ) as due
      from travel join badge using (market)
      where travel.version = 1 and travel.id = any(${travels}::uuid[])
    )
    update travel set updated_at = now(), badge_ids = case
      when checked.due then array_append(badge_ids, checked.badge)
      else array_remove(badge_ids, checked.badge) end
    from checked
    where travel.market = checked.market and travel.id = checked.id
      and checked.worn <> checked.due
    returning travel.market`.execute(trx);
  return [...new Set(changed.map(({ market }) => market))].toSorted();
};

/** Departures move on with the weeks, so the New Year badge must follow. */
export const updateNewYearBadges = async (
  db: Database,
  codes: readonly string[],
  today: string,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const changed = await assignNewYearBadges(trx, codes, today);
    for (const market of changed) await refreshSearchVectors(trx, market, null);
    await invalidateTags(
      trx,
      changed.map((market) => `catalogue:${market}`),
    );
  });
