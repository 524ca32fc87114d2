import type { Reads } from "#features/records/kept-reads/store.ts";
import type { TaggedCache } from "#platform/server/cache/tagged-cache.ts";
import type { Review, ReviewSummary } from "./contract.ts";
import {
  marketReviewSummary,
  newestReviews,
  type ReviewFilter,
  reviewsTag,
  reviewSummaries,
  travelReviewsTag,
  visibleReviewCounts,
} from "./store.ts";

/** What a process keeps of them, with capacities in entries. */
export const reviewCaches = (cache: TaggedCache) => ({
  reviews: cache.entities<readonly Review[]>(500),
  reviewCounts: cache.entities<ReviewSummary["counts"]>(2000),
  reviewSummaries: cache.entities<ReviewSummary>(5000),
  marketReviews: cache.entities<ReviewSummary | null>(20),
});

export const reviewReads = (
  { db, id, marketTags, taggedRead, taggedReadFor }: Reads,
  caches: ReturnType<typeof reviewCaches>,
) => {
  const reviewTagsOf = ({ travelId }: ReviewFilter) => [
    ...marketTags,
    travelId === undefined ? reviewsTag(id) : travelReviewsTag(id, travelId),
  ];
  return {
    reviews: taggedReadFor(
      reviewTagsOf,
      (filter: ReviewFilter, limit: number, skip?: number): Promise<readonly Review[]> =>
        caches.reviews.one(
          `${id} ${JSON.stringify(filter)} ${limit} ${skip ?? 0}`,
          reviewTagsOf(filter),
          () => newestReviews(db, id, filter, limit, skip),
        ),
    ),
    publishedReviewCounts: taggedReadFor(
      (travelId: string) => reviewTagsOf({ travelId }),
      (travelId: string) =>
        caches.reviewCounts.one(`${id} ${travelId}`, reviewTagsOf({ travelId }), () =>
          visibleReviewCounts(db, id, travelId),
        ),
    ),
    reviewSummaries: taggedRead((ids: readonly string[]) =>
      caches.reviewSummaries.many(
        id,
        ids,
        () => marketTags,
        (missing) => reviewSummaries(db, id, missing),
      ),
    ),
    marketReviews: taggedRead(() =>
      caches.marketReviews.one(id, marketTags, () => marketReviewSummary(db, id)),
    ),
  };
};
