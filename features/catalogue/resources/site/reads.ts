import type { Resource } from "../contract.ts";
import type { SearchedKind } from "../resources-in-other-markets.ts";

/** What public pages read of resources; each read adds its cache tags to the page. */
export type ResourceReads = Readonly<{
  resources(): Promise<readonly Resource[]>;
  /** Resource slugs of other markets: by market id, from this market's slug to that market's. */
  resourcesInOtherMarkets(
    kind: SearchedKind,
  ): Promise<ReadonlyMap<string, ReadonlyMap<string, string>>>;
}>;
