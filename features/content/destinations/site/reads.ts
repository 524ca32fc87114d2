import type { DescribedDestination } from "../contract.ts";

/** What public pages read of destinations; each read adds its cache tags to the page. */
export type DestinationReads = Readonly<{
  destinations(): Promise<readonly DescribedDestination[]>;
  /** Destination slugs of other markets: by market id, from this market's slug to that market's. */
  slugsInOtherMarkets(): Promise<ReadonlyMap<string, ReadonlyMap<string, string>>>;
}>;
