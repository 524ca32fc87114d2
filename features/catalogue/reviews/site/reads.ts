import type { Review, ReviewSummary } from "../contract.ts";

/** What public pages read of reviews; each read adds its cache tags to the page. */
export type ReviewReads = Readonly<{
  reviews(
    filter: Readonly<{ travelId?: string; ratings?: readonly Review["rating"][] }>,
    limit: number,
    skip?: number,
  ): Promise<readonly Review[]>;
  /** Counts of published reviews, from one star to five. */
  publishedReviewCounts(travelId: string): Promise<ReviewSummary["counts"]>;
  /** Summaries by travel id; a travel without reviews is missing. */
  reviewSummaries(ids: readonly string[]): Promise<ReadonlyMap<string, ReviewSummary>>;
  /** The summary of all reviews of the market; null where there are none. */
  marketReviews(): Promise<ReviewSummary | null>;
}>;
