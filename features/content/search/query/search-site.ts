import type { ResourceReads } from "#features/catalogue/resources/site/reads.ts";
import type { DestinationReads } from "#features/content/destinations/site/reads.ts";
import type { WrittenRouteReads } from "#markets/site/paths-in-market.ts";
import type { Site } from "#markets/site/site.ts";
import type { CardReads } from "#features/content/search/parts/cards.ts";
import type { SearchReads } from "#features/content/search/site/reads.ts";

/** What the search and the list of confirmed departures read of the market, for one request. */
export type SearchSite = Site<
  CardReads & DestinationReads & ResourceReads & SearchReads & WrittenRouteReads
>;
