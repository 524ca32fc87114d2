import type { SiteCatalogue } from "#apps/site/catalogue.ts";
import { travelReads } from "./travel-reads.ts";
import { tourReads } from "./tour-reads.ts";
import { departureLists } from "./departure-lists.ts";
import { peopleReads } from "./people-reads.ts";
import { nameReads } from "./name-reads.ts";
import { contentReads } from "./content-reads.ts";
import { searchReads } from "./search-reads.ts";
import { type CatalogueOptions, createReadContext } from "./read-context.ts";

/** Opens the catalogue of one market for the loaders of one request. */
export const openCatalogue = (options: CatalogueOptions): SiteCatalogue => {
  const context = createReadContext(options);
  return {
    ...travelReads(context),
    ...tourReads(context),
    ...departureLists(context),
    ...peopleReads(context),
    ...nameReads(context),
    ...contentReads(context),
    ...searchReads(context),
  };
};
