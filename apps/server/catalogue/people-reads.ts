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

/** Who leads groups, what travellers say, and what is asked. */
export const peopleReads = (context: ReadContext) => {
  const { db, entityCaches, id, own, ofTravel, reading } = context;
  return {
    coordinators: reading(() =>
      entityCaches.coordinators.one(id, own, () => visibleCoordinators(db, id)),
    ),
    coordinatorBySlug: reading((slug: string) =>
      entityCaches.coordinatorsBySlug.one(`${id} ${slug}`, own, () =>
        coordinatorBySlug(db, id, slug),
      ),
    ),
    reviews: reading((...[filter, limit, skip = 0]: Parameters<SiteCatalogue["reviews"]>) =>
      entityCaches.reviews.one(`${id} ${JSON.stringify(filter)} ${limit} ${skip}`, own, () =>
        newestReviews(db, id, filter, limit, skip),
      ),
    ),
    publishedReviewCounts: reading((travelId: string) =>
      entityCaches.reviewCounts.one(`${id} ${travelId}`, own, () =>
        visibleReviewCounts(db, id, travelId),
      ),
    ),
    reviewSummaries: reading((ids: readonly string[]) =>
      entityCaches.summaries.many(
        id,
        ids,
        () => own,
        (missing) => reviewSummaries(db, id, missing),
      ),
    ),
    marketReviews: reading(() =>
      entityCaches.marketReviews.one(id, own, () => marketReviewSummary(db, id)),
    ),
    faqs: reading((...[travel]: Parameters<SiteCatalogue["faqs"]>) =>
      entityCaches.faqs.one(`${id} ${travel?.id ?? ""}`, travel ? ofTravel(travel.id) : own, () =>
        listFaqs(db, id, travel),
      ),
    ),
  };
};
