import { parseSearch } from "#features/search/address.ts";
import type { SearchLookups } from "#features/search/parts/search-bar-presenter.ts";
import { monthsBetween } from "#markets/days.ts";
import type { SiteRequest } from "./context.ts";

const everything = parseSearch(new URLSearchParams());

/** What the words of a search are made of in a market. */
export const loadSearchLookups = async ({ catalogue }: SiteRequest): Promise<SearchLookups> => {
  const [destinations, resources, departures] = await Promise.all([
    catalogue.destinations(),
    catalogue.resources(),
    catalogue.foundDepartures(everything),
  ]);
  const months = departures === null ? [] : monthsBetween(departures.first, departures.last);
  return { destinations, resources, months };
};
