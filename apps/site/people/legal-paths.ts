import type { SiteRequest } from "../context.ts";
import { pathsInMarket } from "../routing/paths-in-market.ts";

/** The pages that somebody accepts by going on; null for one that the market has not written. */
export const legalPaths = async (site: SiteRequest) => {
  const written = await site.catalogue.contents();
  const pathTo = pathsInMarket(site, written);
  return { terms: pathTo("legal-terms-conditions"), privacy: pathTo("legal-privacy-policy") };
};
