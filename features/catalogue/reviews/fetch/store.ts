import { sql } from "kysely";
import { recordAudits } from "#features/records/audit/store.ts";
import { catalogueTag } from "#features/records/catalogue-tags/rules.ts";
import { invalidateTags } from "#platform/server/cache/invalidate-tags.ts";
import { idsByFormerSlug } from "#features/records/former-slugs/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { ReviewFetch } from "../contract.ts";
import { reviewsTag } from "../store.ts";
import type { ProvidedReview, ProvidedReviews } from "./provider.ts";

/** How the last fetch of a market went; null before the first. */
export const lastFetch = async (db: Database, market: string): Promise<ReviewFetch | null> => {
  const row = await db
    .selectFrom("review_fetch")
    .select(["at", "added", "refused", "problem"])
    .where("market", "=", market)
    .executeTakeFirst();
  return row ? { ...row, at: row.at.toISOString() } : null;
};

export const writeFetch = async (
  db: Database,
  market: string,
  { at, ...outcome }: ReviewFetch,
): Promise<void> => {
  const row = { at: new Date(at), ...outcome };
  await db
    .insertInto("review_fetch")
    .values({ market, ...row })
    .onConflict((conflict) => conflict.column("market").doUpdateSet(row))
    .execute();
};

/** Ids by slug, former slugs too. */
const idsBySlug = async (
  trx: Database,
  market: string,
  kind: "travel" | "coordinator",
): Promise<ReadonlyMap<string, string>> => {
  const former = await idsByFormerSlug(trx, { market, kind });
  const current = await trx
    .selectFrom(kind === "travel" ? "known_travel" : "known_coordinator")
    .select(["slug", "id"])
    .where("market", "=", market)
    .execute();
  return new Map([...former, ...current.map(({ slug, id }) => [slug, id] as const)]);
};

type Owners = Readonly<{
  travels: ReadonlyMap<string, string>;
  coordinators: ReadonlyMap<string, string>;
}>;

const toRow = (market: string, review: ProvidedReview, { travels, coordinators }: Owners) => ({
  market,
  provider_id: review.id,
  travel_id: travels.get(review.travel) ?? null,
  coordinator_id: coordinators.get(review.coordinator ?? "") ?? null,
  author: review.author,
  age: review.age ?? null,
  rating: review.rating,
  quote: review.text,
  travelled_on: review.travelledOn,
  written_on: review.writtenOn,
  is_shown: false,
  is_waiting: true,
});

const batchSize = 500;

/**
 * Adds the reviews that are not here yet, by the provider's id; they wait for an eye and count in
 * the figures at once. What is here already stays as it was.
 * @returns how many were added, and how many are of no travel of the market
 */
export const addReviews = async (
  trx: Database,
  market: string,
  { reviews, refused }: ProvidedReviews,
): Promise<Readonly<{ added: number; refused: number }>> => {
  const owners = {
    travels: await idsBySlug(trx, market, "travel"),
    coordinators: await idsBySlug(trx, market, "coordinator"),
  };
  const unique = [...new Map(reviews.map((review) => [review.id, review])).values()];
  const ofTravels = unique.filter(({ travel }) => owners.travels.has(travel));
  let added = 0;
  for (let start = 0; start < ofTravels.length; start += batchSize) {
    const rows = await trx
      .insertInto("review")
      .values(ofTravels.slice(start, start + batchSize).map((each) => toRow(market, each, owners)))
      .onConflict((conflict) => conflict.columns(["market", "provider_id"]).doNothing())
      .returning(sql<number>`1`.as("one"))
      .execute();
    added += rows.length;
  }
  return { added, refused: refused + unique.length - ofTravels.length };
};

/** Tells the audit and renews what shows figures; they stand on cards, lists and in the search. */
export const publishFetch = async (trx: Database, market: string, added: number): Promise<void> => {
  if (added === 0) return;
  await recordAudits(trx, [
    {
      actor: "review provider",
      market,
      action: "create",
      subject: "review",
      subjectId: "fetch",
      name: `${added} fetched ${added === 1 ? "review" : "reviews"}`,
      before: null,
      after: { added },
    },
  ]);
  await invalidateTags(trx, [reviewsTag(market), catalogueTag(market)]);
};
