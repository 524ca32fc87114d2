import { pathsInMarket, type WrittenRouteReads } from "#markets/site/paths-in-market.ts";
import type { Site } from "#markets/site/site.ts";

/** The pages that somebody accepts by going on; null for one that the market has not written. */
export const legalPaths = async (site: Site<WrittenRouteReads>) => {
  const written = await site.catalogue.contents();
  const pathTo = pathsInMarket(site, written);
  return { terms: pathTo("legal-terms-conditions"), privacy: pathTo("legal-privacy-policy") };
};
