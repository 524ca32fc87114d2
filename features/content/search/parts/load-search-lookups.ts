import type { ResourceReads } from "#features/catalogue/resources/site/reads.ts";
import type { DestinationReads } from "#features/content/destinations/site/reads.ts";
import type { SearchLookups } from "#features/content/search/parts/search-lookups.ts";
import { emptySearch } from "#features/content/search/query/search-params.ts";
import { monthsBetween } from "#markets/days.ts";
import type { Site } from "#markets/site/site.ts";
import type { SearchReads } from "#features/content/search/site/reads.ts";

/** What is read here of the market, for one request. */
type PageSite = Site<DestinationReads & ResourceReads & SearchReads>;

export const loadSearchLookups = async ({
  catalogue,
  apiBase,
}: PageSite): Promise<SearchLookups> => {
  const [destinations, resources, departures] = await Promise.all([
    catalogue.destinations(),
    catalogue.resources(),
    catalogue.summarizeDepartures(emptySearch),
  ]);
  const months = departures === null ? [] : monthsBetween(departures.first, departures.last);
  return { destinations, resources, months, apiBase };
};
