import { type Generated, type Selectable, sql } from "kysely";
import type { Database } from "#platform/server/database/tables.ts";
import type { HideReason, Review, ReviewDecision, ReviewSummary } from "./contract.ts";

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
  /** Waits for an eye; then it is not shown. */
  is_waiting: Generated<boolean>;
  hidden_because: HideReason | null;
  hidden_note: Generated<string>;
  /** Null for reviews that no provider sent. */
  provider_id: string | null;
};

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    review: ReviewTable;
    review_fetch: {
      market: string;
      at: Date;
      added: number;
      refused: number;
      problem: string | null;
    };
    /** What other features read of a review. */
    known_review: Pick<
      Selectable<ReviewTable>,
      "market" | "id" | "travel_id" | "coordinator_id" | "author" | "rating" | "written_on"
    >;
  }
}

/** Cache tag of what shows reviews of a whole market. */
export const reviewsTag = (market: string): string => `reviews:${market}`;

/** Cache tag of what shows the reviews of one travel. */
export const travelReviewsTag = (market: string, travelId: string): string =>
  `reviews:${market}:${travelId}`;

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

/** Without `travelId`, the filter selects the reviews of the whole market. */
export type ReviewFilter = Readonly<{ travelId?: string; ratings?: readonly Review["rating"][] }>;

/** Only reviews that staff have not hidden. */
export const newestReviews = async (
  db: Database,
  market: string,
  { travelId, ratings }: ReviewFilter,
  limit: number,
  offset = 0,
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
    .offset(offset)
    .execute();
  return rows.map(toReview);
};

/**
 * The number of reviews with one to five stars, in this order. Reviews that staff have hidden do
 * not count.
 */
export const visibleReviewCounts = async (
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
  const countOf = (rating: number) => rows.find((row) => row.rating === rating)?.n ?? 0;
  return [countOf(1), countOf(2), countOf(3), countOf(4), countOf(5)];
};

const summarizeCounts = (counts: ReviewSummary["counts"]): ReviewSummary => {
  const count = counts.reduce((sum, each) => sum + each, 0);
  const stars = counts.reduce((sum, each, index) => sum + each * (index + 1), 0);
  return { count, counts, average: count === 0 ? 0 : Math.round((stars / count) * 10) / 10 };
};

type StarCount = Readonly<{ rating: number; n: number }>;

const summarizeRows = (rows: readonly StarCount[]): ReviewSummary => {
  const countOf = (rating: number) => rows.find((row) => row.rating === rating)?.n ?? 0;
  return summarizeCounts([countOf(1), countOf(2), countOf(3), countOf(4), countOf(5)]);
};

/**
 * Summaries by travel id; travels without reviews are left out. Hidden reviews count too, because
 * staff decide which reviews are shown but never the figures.
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
  return new Map([...byTravel].map(([id, counts]) => [id, summarizeRows(counts)]));
};

/** Includes hidden reviews. Null when the market has no reviews. */
export const marketReviewSummary = async (
  db: Database,
  market: string,
): Promise<ReviewSummary | null> => {
  const rows = await db
    .selectFrom("review")
    .select(["rating", sql<number>`count(*)`.as("n")])
    .where("market", "=", market)
    .groupBy("rating")
    .execute();
  return rows.length === 0 ? null : summarizeRows(rows);
};

/** What staff decide of a review, with what the decision depends on. */
export type StoredReview = ReviewDecision &
  Readonly<{
    id: string;
    version: number;
    author: string;
    quote: string;
    travelId: string | null;
  }>;

type DecisionRow = Pick<
  Selectable<ReviewTable>,
  | "id"
  | "version"
  | "author"
  | "quote"
  | "travel_id"
  | "is_shown"
  | "is_waiting"
  | "hidden_because"
  | "hidden_note"
>;

export const stateOf = ({
  is_shown: isShown,
  is_waiting: isWaiting,
}: Pick<DecisionRow, "is_shown" | "is_waiting">): ReviewDecision["state"] => {
  if (isWaiting) return "waiting";
  return isShown ? "shown" : "hidden";
};

const decisionColumns = [
  "id",
  "version",
  "author",
  "quote",
  "travel_id",
  "is_shown",
  "is_waiting",
  "hidden_because",
  "hidden_note",
] as const;

const toStored = (row: DecisionRow): StoredReview => ({
  id: row.id,
  version: row.version,
  author: row.author,
  quote: row.quote,
  travelId: row.travel_id,
  state: stateOf(row),
  reason: row.hidden_because,
  note: row.hidden_note,
});

/** The review of an id, which no other transaction changes until this one ends. */
export const lockReview = async (
  trx: Database,
  market: string,
  id: string | null,
): Promise<StoredReview | null> => {
  if (id === null) return null;
  const row = await trx
    .selectFrom("review")
    .select(decisionColumns)
    .where("market", "=", market)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  return row ? toStored(row) : null;
};

/** Writes nothing of the text and the stars. */
export const decideReview = async (
  trx: Database,
  market: string,
  id: string,
  { state, reason, note }: ReviewDecision,
): Promise<StoredReview> =>
  toStored(
    await trx
      .updateTable("review")
      .set({
        is_shown: state === "shown",
        is_waiting: state === "waiting",
        hidden_because: reason,
        hidden_note: note,
        version: sql<number>`version + 1`,
        updated_at: sql<Date>`now()`,
      })
      .where("market", "=", market)
      .where("id", "=", id)
      .returning(decisionColumns)
      .executeTakeFirstOrThrow(),
  );
