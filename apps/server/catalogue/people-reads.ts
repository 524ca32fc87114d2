import type { SiteCatalogue } from "#apps/site/catalogue.ts";
import {
  coordinatorBySlug,
  coordinatorsTag,
  visibleCoordinators,
} from "#features/catalogue/coordinators/store.ts";
import type { Review } from "#features/catalogue/reviews/contract.ts";
import { faqsTag, listFaqs } from "#features/catalogue/faqs/store.ts";
import {
  marketReviewSummary,
  type ReviewFilter,
  newestReviews,
  reviewsTag,
  reviewSummaries,
  travelReviewsTag,
  visibleReviewCounts,
} from "#features/catalogue/reviews/store.ts";
import type { ReadContext } from "./read-context.ts";

/** Reads of coordinators, reviews and frequently asked questions. */
export const peopleReads = (context: ReadContext) => {
  const { db, entityCaches, id, marketTags, tagsOfTravel, taggedRead, taggedReadFor } = context;
  const coordinatorTags = [...marketTags, coordinatorsTag(id)];
  const reviewTagsOf = ({ travelId }: ReviewFilter) => [
    ...marketTags,
    travelId === undefined ? reviewsTag(id) : travelReviewsTag(id, travelId),
  ];
  const faqTags = [...marketTags, faqsTag(id)];
  return {
    coordinators: taggedRead(
      () => entityCaches.coordinators.one(id, coordinatorTags, () => visibleCoordinators(db, id)),
      ...coordinatorTags,
    ),
    coordinatorBySlug: taggedRead(
      (slug: string) =>
        entityCaches.coordinatorsBySlug.one(`${id} ${slug}`, coordinatorTags, () =>
          coordinatorBySlug(db, id, slug),
        ),
      ...coordinatorTags,
    ),
    reviews: taggedReadFor(
      reviewTagsOf,
      (filter: ReviewFilter, limit: number, skip?: number): Promise<readonly Review[]> =>
        entityCaches.reviews.one(
          `${id} ${JSON.stringify(filter)} ${limit} ${skip ?? 0}`,
          reviewTagsOf(filter),
          () => newestReviews(db, id, filter, limit, skip),
        ),
    ),
    publishedReviewCounts: taggedReadFor(
      (travelId: string) => reviewTagsOf({ travelId }),
      (travelId: string) =>
        entityCaches.reviewCounts.one(`${id} ${travelId}`, reviewTagsOf({ travelId }), () =>
          visibleReviewCounts(db, id, travelId),
        ),
    ),
    reviewSummaries: taggedRead((ids: readonly string[]) =>
      entityCaches.reviewSummaries.many(
        id,
        ids,
        () => marketTags,
        (missing) => reviewSummaries(db, id, missing),
      ),
    ),
    marketReviews: taggedRead(() =>
      entityCaches.marketReviews.one(id, marketTags, () => marketReviewSummary(db, id)),
    ),
    faqs: taggedRead(
      (...[travel]: Parameters<SiteCatalogue["faqs"]>) =>
        entityCaches.faqs.one(
          `${id} ${travel?.id ?? ""}`,
          [...faqTags, ...(travel ? tagsOfTravel(travel.id) : [])],
          () => listFaqs(db, id, travel),
        ),
      ...faqTags,
    ),
  };
};
