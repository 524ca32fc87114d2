import { sql } from "kysely";
import { stableUuid } from "#demo/random.ts";
import { addStars, ratingAmong, type Stars } from "#features/catalogue/reviews/rules.ts";
import type { Database } from "#platform/server/database/tables.ts";

/**
 * The one trip of a market that is called by the superlative “most loved”: the best rated, by the rule
 * that recommends trips. Null without reviews.
 */
export const mostLoved = <Travel extends Stars & Readonly<{ id: string }>>(
  travels: readonly Travel[],
): Travel | null => {
  const ratingOf = ratingAmong(addStars(travels));
  return travels.toSorted((a, b) => ratingOf(b) - ratingOf(a))[0] ?? null;
};

/** Gives the badge to that trip and takes it from the others, except from those that staff have edited. */
export const assignMostLoved = async (trx: Database, market: string): Promise<void> => {
  const { rows } = await sql<Stars & { id: string }>`
    select travel_id as id, sum(rating)::integer as stars, count(*)::integer as reviews from review
    where market = ${market} and travel_id is not null group by travel_id order by travel_id`.execute(
    trx,
  );
  const badge = stableUuid("resource", market, "badges", "favourite");
  const loved = mostLoved(rows)?.id ?? null;
  await sql`
    update travel set updated_at = now(), badge_ids = case
      when id = ${loved}::uuid then array_append(badge_ids, ${badge}::uuid)
      else array_remove(badge_ids, ${badge}::uuid) end
    where market = ${market} and version = 1
      and (badge_ids @> array[${badge}::uuid]) <> coalesce(id = ${loved}::uuid, false)`.execute(
    trx,
  );
};
