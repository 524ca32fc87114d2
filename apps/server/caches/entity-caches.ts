import { layoutCaches } from "#features/assets/layout/kept-reads.ts";
import { pictureCaches } from "#features/assets/media/public/kept-reads.ts";
import { coordinatorCaches } from "#features/catalogue/coordinators/kept-reads.ts";
import { eventCaches } from "#features/catalogue/events/public/kept-reads.ts";
import { faqCaches } from "#features/catalogue/faqs/kept-reads.ts";
import { resourceCaches } from "#features/catalogue/resources/kept-reads.ts";
import { reviewCaches } from "#features/catalogue/reviews/kept-reads.ts";
import { tourCaches } from "#features/catalogue/tours/public/kept-reads.ts";
import { travelCaches } from "#features/catalogue/travels/public/kept-reads.ts";
import type { MarketCurrencies } from "#features/company/settings/currencies.ts";
import { destinationCaches } from "#features/content/destinations/kept-reads.ts";
import { formCaches } from "#features/content/forms/public/kept-reads.ts";
import { contentCaches } from "#features/content/page-contents/kept-reads.ts";
import type { PublishedPage } from "#features/content/pages/contract.ts";
import { interpreterCaches } from "#features/content/search/kept/interpreters.ts";
import type { TaggedCache } from "#platform/server/cache/tagged-cache.ts";
import { questionCaches } from "#features/people/assistant/answers/kept-questions.ts";

/** Caches of the rows that most pages read; rendering then needs few queries. */
export const createEntityCaches = (cache: TaggedCache) => ({
  ...travelCaches(cache),
  ...tourCaches(cache),
  ...coordinatorCaches(cache),
  ...reviewCaches(cache),
  ...faqCaches(cache),
  ...eventCaches(cache),
  ...resourceCaches(cache),
  ...destinationCaches(cache),
  ...layoutCaches(cache),
  ...formCaches(cache),
  ...contentCaches(cache),
  ...pictureCaches(cache),
  ...interpreterCaches(cache),
  ...questionCaches(cache),
  pages: cache.entities<PublishedPage | null>(500),
  currencies: cache.entities<MarketCurrencies>(20),
});

export type EntityCaches = ReturnType<typeof createEntityCaches>;
