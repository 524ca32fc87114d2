import type { SiteCatalogue } from "#apps/site/catalogue.ts";
import { travelReads } from "./travel-reads.ts";
import { tourReads } from "./tour-reads.ts";
import { departureLists } from "./departure-lists.ts";
import { eventReads } from "./event-reads.ts";
import { peopleReads } from "./people-reads.ts";
import { taxonomyReads } from "./taxonomy-reads.ts";
import { contentReads } from "./content-reads.ts";
import { questionReads } from "./question-reads.ts";
import { searchReads } from "./search-reads.ts";
import { type CatalogueOptions, createReadContext } from "./read-context.ts";

/** The catalogue of one market for one request. */
export const openCatalogue = (options: CatalogueOptions): SiteCatalogue => {
  const context = createReadContext(options);
  return {
    ...travelReads(context),
    ...tourReads(context),
    ...departureLists(context),
    ...peopleReads(context),
    ...eventReads(context),
    ...taxonomyReads(context),
    ...contentReads(context),
    ...searchReads(context),
    ...questionReads(context),
  };
};
