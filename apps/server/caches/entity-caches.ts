import type { Coordinator } from "#features/catalogue/coordinators/contract.ts";
import type { DescribedDestination } from "#features/content/destinations/contract.ts";
import type { PublicEvent } from "#features/catalogue/events/public/public-event.ts";
import type { Faq } from "#features/catalogue/faqs/contract.ts";
import type { FormRecord } from "#features/content/forms/contract.ts";
import type { Layout } from "#features/assets/layout/contract.ts";
import type { Picture } from "#features/assets/media/contract.ts";
import type { StoredContent } from "#features/content/page-contents/contract.ts";
import type { PublishedPage } from "#features/content/pages/contract.ts";
import type { Resource } from "#features/catalogue/resources/contract.ts";
import type { Review, ReviewSummary } from "#features/catalogue/reviews/contract.ts";
import type { MarketCurrencies } from "#features/company/settings/currencies.ts";
import type { Tour } from "#features/catalogue/tours/contract.ts";
import type { Travel } from "#features/catalogue/travels/contract.ts";
import type { slugsOfTrip } from "#features/catalogue/travels/store.ts";
import type { Trip } from "#features/catalogue/trips/contract.ts";
import type { QuestionIndex } from "#features/people/assistant/answers/retrieval/question-index.ts";
import type { Interpreter } from "#features/content/search/sentences/interpret.ts";
import type { TaggedCache } from "#platform/server/cache/tagged-cache.ts";

/** Caches of the rows that most pages read, with their capacities in entries; rendering then needs few queries. */
export const createEntityCaches = (cache: TaggedCache) => ({
  travels: cache.entities<Travel>(2000),
  trips: cache.entities<Trip>(2000),
  departures: cache.entities<Tour>(5000),
  travelsBySlug: cache.entities<Travel | null>(2000),
  currentSlugs: cache.entities<string | null>(500),
  slugsOfTrip: cache.entities<Awaited<ReturnType<typeof slugsOfTrip>>>(2000),
  toursOfTravel: cache.entities<readonly Tour[]>(1000),
  toursOfCoordinator: cache.entities<readonly Tour[]>(500),
  toursByCode: cache.entities<Tour | null>(2000),
  marketsWithTour: cache.entities<ReadonlySet<string>>(2000),
  marketsWithContent: cache.entities<ReadonlySet<string>>(200),
  slugsInOtherMarkets: cache.entities<ReadonlyMap<string, ReadonlyMap<string, string>>>(20),
  reviews: cache.entities<readonly Review[]>(500),
  pages: cache.entities<PublishedPage | null>(500),
  pictures: cache.entities<Picture>(5000),
  coordinatorsBySlug: cache.entities<Coordinator | null>(2000),
  reviewCounts: cache.entities<ReviewSummary["counts"]>(2000),
  coordinators: cache.entities<readonly Coordinator[]>(20),
  reviewSummaries: cache.entities<ReviewSummary>(5000),
  marketReviews: cache.entities<ReviewSummary | null>(20),
  events: cache.entities<readonly PublicEvent[]>(20),
  eventsBySlug: cache.entities<PublicEvent | null>(1000),
  faqs: cache.entities<readonly Faq[]>(2000),
  resources: cache.entities<readonly Resource[]>(20),
  resourcesInOtherMarkets: cache.entities<ReadonlyMap<string, ReadonlyMap<string, string>>>(30),
  destinations: cache.entities<readonly DescribedDestination[]>(20),
  contents: cache.entities<StoredContent | null>(500),
  contentDates: cache.entities<ReadonlyMap<string, Date>>(20),
  interpreters: cache.entities<Interpreter>(20),
  currencies: cache.entities<MarketCurrencies>(20),
  forms: cache.entities<FormRecord | null>(200),
  questionIndexes: cache.entities<QuestionIndex>(20),
  layout: cache.entities<Partial<Layout>>(20),
});

export type EntityCaches = ReturnType<typeof createEntityCaches>;
