import type { SiteCatalogue } from "#apps/site/catalogue.ts";
import { unavailableError } from "#apps/site/routing/status-page.ts";
import { layoutReads } from "#features/assets/layout/kept-reads.ts";
import { pictureReads } from "#features/assets/media/public/kept-reads.ts";
import { coordinatorReads } from "#features/catalogue/coordinators/kept-reads.ts";
import { eventReads } from "#features/catalogue/events/public/kept-reads.ts";
import { faqReads } from "#features/catalogue/faqs/kept-reads.ts";
import { resourceReads } from "#features/catalogue/resources/kept-reads.ts";
import { reviewReads } from "#features/catalogue/reviews/kept-reads.ts";
import { tourReads, toursById } from "#features/catalogue/tours/public/kept-reads.ts";
import { travelReads } from "#features/catalogue/travels/public/kept-reads.ts";
import { destinationReads } from "#features/content/destinations/kept-reads.ts";
import { formReads } from "#features/content/forms/public/kept-reads.ts";
import { contentReads } from "#features/content/page-contents/kept-reads.ts";
import { departureLists } from "#features/content/search/kept/departure-lists.ts";
import { searchReads } from "#features/content/search/kept/search-reads.ts";
import type { Catalogue } from "#features/content/search/store.ts";
import { createReads, type ReadsOptions } from "#features/records/kept-reads/store.ts";
import { isConnectionError } from "#platform/server/database/away.ts";
import type { EntityCaches } from "./entity-caches.ts";
import { questionReads } from "#features/people/assistant/answers/kept-questions.ts";

/** @throws a 503 response when the database is unreachable; other errors pass unchanged */
export const whenDatabaseUp = async <Output>(read: () => Promise<Output>): Promise<Output> => {
  try {
    return await read();
  } catch (error) {
    throw isConnectionError(error) ? unavailableError() : error;
  }
};

/** The functions of the search that the site's catalogue uses. */
export type CatalogueSearch = Parameters<typeof searchReads>[1] &
  Parameters<typeof departureLists>[1] &
  Pick<Catalogue, "upcomingTours">;

export type CatalogueOptions = Omit<ReadsOptions, "whenDatabaseUp"> &
  Readonly<{
    entityCaches: EntityCaches;
    /** The origin of a CDN that serves pictures; null or missing means the site's own. */
    cdn?: string | null;
    /** The brand's name, which stands in some paths. */
    product: string;
    /**
     * Units of the currency in which prices are shown and searched, for one of the market's; 1 where
     * it is missing.
     */
    priceRate?: number;
  }> &
  CatalogueSearch;

/** The catalogue of one market for one request. */
export const openCatalogue = (options: CatalogueOptions): SiteCatalogue => {
  const { db, market, today, addTags, entityCaches: caches, cdn, product, priceRate } = options;
  const reads = createReads({ db, market, today, addTags, whenDatabaseUp });
  return {
    ...travelReads(reads, caches),
    ...tourReads(reads, caches, options.upcomingTours),
    ...departureLists(reads, options, toursById(reads, caches)),
    ...coordinatorReads(reads, caches),
    ...reviewReads(reads, caches),
    ...faqReads(reads, caches),
    ...eventReads(reads, caches),
    ...resourceReads(reads, caches),
    ...destinationReads(reads, caches),
    ...layoutReads(reads, caches),
    ...formReads(reads, caches),
    ...contentReads(reads, caches),
    ...pictureReads(reads, caches, cdn ?? ""),
    ...searchReads(reads, options, priceRate ?? 1),
    ...questionReads(reads, caches, product),
  };
};
