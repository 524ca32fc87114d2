import type { Coordinator } from "#features/coordinators/contract.ts";
import type { Destination } from "#features/destinations/contract.ts";
import type { Faq } from "#features/faqs/contract.ts";
import type { Layout } from "#features/layout/contract.ts";
import type { Picture } from "#features/media/contract.ts";
import type { StoredContent } from "#features/page-contents/contract.ts";
import type { PublishedPage } from "#features/pages/contract.ts";
import type { Resource } from "#features/resources/contract.ts";
import type { Review, ReviewSummary } from "#features/reviews/contract.ts";
import type { MarketCurrencies } from "#features/settings/currencies.ts";
import type { Tour } from "#features/tours/contract.ts";
import type { Travel } from "#features/travels/contract.ts";
import type { slugsOfTrip } from "#features/travels/store.ts";
import type { Trip } from "#features/trips/contract.ts";
import type { TaggedCache } from "#platform/server/cache/tagged-cache.ts";

/** What nearly every page reads, kept by the process; a page made anew then asks the database little. */
export const createEntityCaches = (memory: TaggedCache) => ({
  travels: memory.entities<Travel>(2000),
  trips: memory.entities<Trip>(2000),
  departures: memory.entities<Tour>(5000),
  travelsBySlug: memory.entities<Travel | null>(2000),
  newSlugs: memory.entities<string | null>(500),
  slugsOfTrip: memory.entities<Awaited<ReturnType<typeof slugsOfTrip>>>(2000),
  toursOfTravel: memory.entities<readonly Tour[]>(1000),
  toursOfCoordinator: memory.entities<readonly Tour[]>(500),
  toursByCode: memory.entities<Tour | null>(2000),
  marketsWithTour: memory.entities<ReadonlySet<string>>(2000),
  marketsWithContent: memory.entities<ReadonlySet<string>>(200),
  slugsInOtherMarkets: memory.entities<ReadonlyMap<string, ReadonlyMap<string, string>>>(20),
  periodsInOtherMarkets: memory.entities<ReadonlyMap<string, string> | null>(200),
  reviews: memory.entities<readonly Review[]>(500),
  pages: memory.entities<PublishedPage | null>(500),
  pictures: memory.entities<Picture>(5000),
  coordinatorsBySlug: memory.entities<Coordinator | null>(2000),
  reviewCounts: memory.entities<ReviewSummary["counts"]>(2000),
  coordinators: memory.entities<readonly Coordinator[]>(20),
  summaries: memory.entities<ReviewSummary>(5000),
  marketReviews: memory.entities<ReviewSummary | null>(20),
  faqs: memory.entities<readonly Faq[]>(2000),
  resources: memory.entities<readonly Resource[]>(20),
  resourcesInOtherMarkets: memory.entities<ReadonlyMap<string, ReadonlyMap<string, string>>>(30),
  destinations: memory.entities<readonly Destination[]>(20),
  contents: memory.entities<StoredContent | null>(500),
  contentKeys: memory.entities<ReadonlyMap<string, Date>>(20),
  money: memory.entities<MarketCurrencies>(20),
  layout: memory.entities<Partial<Layout>>(20),
});

export type EntityCaches = ReturnType<typeof createEntityCaches>;
