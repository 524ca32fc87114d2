import type { SiteCatalogue } from "#apps/site/catalogue.ts";
import {
  coordinatorBySlug,
  coordinatorsTag,
  visibleCoordinators,
} from "#features/coordinators/store.ts";
import { faqsTag, listFaqs } from "#features/faqs/store.ts";
import {
  marketReviewSummary,
  newestReviews,
  reviewSummaries,
  visibleReviewCounts,
} from "#features/reviews/store.ts";
import type { ReadContext } from "./read-context.ts";

/** Reads of coordinators, reviews and frequently asked questions. */
export const peopleReads = (context: ReadContext) => {
  const { db, entityCaches, id, marketTags, tagsOfTravel, taggedRead } = context;
  const coordinatorTags = [...marketTags, coordinatorsTag(id)];
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
    reviews: taggedRead((...[filter, limit, skip = 0]: Parameters<SiteCatalogue["reviews"]>) =>
      entityCaches.reviews.one(`${id} ${JSON.stringify(filter)} ${limit} ${skip}`, marketTags, () =>
        newestReviews(db, id, filter, limit, skip),
      ),
    ),
    publishedReviewCounts: taggedRead((travelId: string) =>
      entityCaches.reviewCounts.one(`${id} ${travelId}`, marketTags, () =>
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
