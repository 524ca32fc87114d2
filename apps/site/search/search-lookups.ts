import { fromSearchParams } from "#features/content/search/query/search-params.ts";
import type { SearchLookups } from "#features/content/search/parts/search-lookups.ts";
import { monthsBetween } from "#markets/days.ts";
import type { SiteRequest } from "../context.ts";

const emptyQuery = fromSearchParams(new URLSearchParams());

export const loadSearchLookups = async ({
  catalogue,
  apiBase,
}: SiteRequest): Promise<SearchLookups> => {
  const [destinations, resources, departures] = await Promise.all([
    catalogue.destinations(),
    catalogue.resources(),
    catalogue.summarizeDepartures(emptyQuery),
  ]);
  const months = departures === null ? [] : monthsBetween(departures.first, departures.last);
  return { destinations, resources, months, apiBase };
};
