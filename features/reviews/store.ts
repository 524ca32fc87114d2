import { type Generated, type Selectable, sql } from "kysely";
import type { Database } from "#platform/server/database/tables.ts";
import type { Review, ReviewSummary } from "./contract.ts";

type ReviewTable = {
  market: string;
  id: Generated<string>;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  travel_id: string | null;
  coordinator_id: string | null;
  author: string;
  age: number | null;
  rating: Review["rating"];
  quote: string;
  travelled_on: string;
  written_on: string;
  is_shown: boolean;
};

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    review: ReviewTable;
  }
}

const toReview = (row: Selectable<ReviewTable>): Review => ({
  id: row.id,
  travelId: row.travel_id,
  author: row.author,
  age: row.age,
  rating: row.rating,
  quote: row.quote,
  travelledOn: row.travelled_on,
  writtenOn: row.written_on,
});

/** Whose reviews: those of one travel, or of the whole market. */
export type ReviewsOf = Readonly<{ travelId?: string; ratings?: readonly Review["rating"][] }>;

/** The newest reviews that staff show; `skip` of them are passed over. */
export const newestReviews = async (
  db: Database,
  market: string,
  { travelId, ratings }: ReviewsOf,
  limit: number,
  skip = 0,
): Promise<readonly Review[]> => {
  let query = db
    .selectFrom("review")
    .selectAll()
    .where("market", "=", market)
    .where("is_shown", "=", true);
  if (travelId) query = query.where("travel_id", "=", travelId);
  if (ratings) query = query.where("rating", "in", ratings);
  const rows = await query
    .orderBy("written_on", "desc")
    .orderBy("id")
    .limit(limit)
    .offset(skip)
    .execute();
  return rows.map(toReview);
};

/** How many reviews of a travel staff show, from one star to five. */
export const shownReviewCounts = async (
  db: Database,
  market: string,
  travelId: string,
): Promise<ReviewSummary["counts"]> => {
  const rows = await db
    .selectFrom("review")
    .select(["rating", sql<number>`count(*)`.as("n")])
    .where("market", "=", market)
    .where("travel_id", "=", travelId)
    .where("is_shown", "=", true)
    .groupBy("rating")
    .execute();
  const of = (rating: number) => rows.find((row) => row.rating === rating)?.n ?? 0;
  return [of(1), of(2), of(3), of(4), of(5)];
};

const summaryOf = (counts: ReviewSummary["counts"]): ReviewSummary => {
  const count = counts.reduce((sum, each) => sum + each, 0);
  const stars = counts.reduce((sum, each, index) => sum + each * (index + 1), 0);
  return { count, counts, average: count === 0 ? 0 : Math.round((stars / count) * 10) / 10 };
};

type StarCount = Readonly<{ rating: number; n: number }>;

const summed = (rows: readonly StarCount[]): ReviewSummary => {
  const of = (rating: number) => rows.find((row) => row.rating === rating)?.n ?? 0;
  return summaryOf([of(1), of(2), of(3), of(4), of(5)]);
};

/**
 * How the stars of travels are spread, by travel; one without reviews is left out. Hidden reviews
 * count too: staff choose what is shown, never the figures.
 */
export const reviewSummaries = async (
  db: Database,
  market: string,
  travelIds: readonly string[],
): Promise<ReadonlyMap<string, ReviewSummary>> => {
  if (travelIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("review")
    .select(["travel_id", "rating", sql<number>`count(*)`.as("n")])
    .where("market", "=", market)
    .where("travel_id", "in", travelIds)
    .groupBy(["travel_id", "rating"])
    .execute();
  const byTravel = Map.groupBy(rows, ({ travel_id }) => travel_id ?? "");
  return new Map([...byTravel].map(([id, counts]) => [id, summed(counts)]));
};

/** How the stars of all reviews of a market are spread, hidden ones too; null without any. */
export const marketReviews = async (
  db: Database,
  market: string,
): Promise<ReviewSummary | null> => {
  const rows = await db
    .selectFrom("review")
    .select(["rating", sql<number>`count(*)`.as("n")])
    .where("market", "=", market)
    .groupBy("rating")
    .execute();
  return rows.length === 0 ? null : summed(rows);
};
