import type { Coordinator } from "#features/coordinators/contract.ts";
import type { Destination } from "#features/destinations/contract.ts";
import type { Faq } from "#features/faqs/contract.ts";
import type { Layout } from "#features/layout/contract.ts";
import type { Picture } from "#features/media/contract.ts";
import type { StoredContent } from "#features/page-contents/contract.ts";
import type { PublishedPage } from "#features/pages/contract.ts";
import type { Resource } from "#features/resources/contract.ts";
import type { Review, ReviewSummary } from "#features/reviews/contract.ts";
import type { MarketMoney } from "#features/settings/currencies.ts";
import type { Tour } from "#features/tours/contract.ts";
import type { Travel } from "#features/travels/contract.ts";
import type { slugsOfTrip } from "#features/travels/store.ts";
import type { Trip } from "#features/trips/contract.ts";
import type { Memory } from "#platform/server/cache/memory.ts";

/** What nearly every page reads, kept by the process; a page made anew then asks the database little. */
export const createShelves = (memory: Memory) => ({
  travels: memory.shelf<Travel>(2000),
  trips: memory.shelf<Trip>(2000),
  departures: memory.shelf<Tour>(5000),
  travelsBySlug: memory.shelf<Travel | null>(2000),
  newSlugs: memory.shelf<string | null>(500),
  slugsOfTrip: memory.shelf<Awaited<ReturnType<typeof slugsOfTrip>>>(2000),
  toursOfTravel: memory.shelf<readonly Tour[]>(1000),
  toursOfCoordinator: memory.shelf<readonly Tour[]>(500),
  toursByCode: memory.shelf<Tour | null>(2000),
  marketsWithTour: memory.shelf<ReadonlySet<string>>(2000),
  marketsWithContent: memory.shelf<ReadonlySet<string>>(200),
  slugsElsewhere: memory.shelf<ReadonlyMap<string, ReadonlyMap<string, string>>>(20),
  periodsElsewhere: memory.shelf<ReadonlyMap<string, string> | null>(200),
  reviews: memory.shelf<readonly Review[]>(500),
  pages: memory.shelf<PublishedPage | null>(500),
  pictures: memory.shelf<Picture>(5000),
  coordinatorsBySlug: memory.shelf<Coordinator | null>(2000),
  reviewCounts: memory.shelf<ReviewSummary["counts"]>(2000),
  coordinators: memory.shelf<readonly Coordinator[]>(20),
  summaries: memory.shelf<ReviewSummary>(5000),
  marketReviews: memory.shelf<ReviewSummary | null>(20),
  faqs: memory.shelf<readonly Faq[]>(2000),
  resources: memory.shelf<readonly Resource[]>(20),
  resourcesElsewhere: memory.shelf<ReadonlyMap<string, ReadonlyMap<string, string>>>(30),
  destinations: memory.shelf<readonly Destination[]>(20),
  contents: memory.shelf<StoredContent | null>(500),
  contentKeys: memory.shelf<ReadonlyMap<string, Date>>(20),
  money: memory.shelf<MarketMoney>(20),
  layout: memory.shelf<Partial<Layout>>(20),
});

export type Shelves = ReturnType<typeof createShelves>;
