import type { SiteCatalogue } from "#apps/site/catalogue.ts";
import { coordinatorBySlug, visibleCoordinators } from "#features/coordinators/store.ts";
import { listFaqs } from "#features/faqs/store.ts";
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
  return {
    coordinators: taggedRead(() =>
      entityCaches.coordinators.one(id, marketTags, () => visibleCoordinators(db, id)),
    ),
    coordinatorBySlug: taggedRead((slug: string) =>
      entityCaches.coordinatorsBySlug.one(`${id} ${slug}`, marketTags, () =>
        coordinatorBySlug(db, id, slug),
      ),
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
    faqs: taggedRead((...[travel]: Parameters<SiteCatalogue["faqs"]>) =>
      entityCaches.faqs.one(
        `${id} ${travel?.id ?? ""}`,
        travel ? tagsOfTravel(travel.id) : marketTags,
        () => listFaqs(db, id, travel),
      ),
    ),
  };
};
