import type { Destination } from "#features/destinations/contract.ts";
import type { Resource } from "#features/resources/contract.ts";

/** Names that describe a search, besides messages. */
export type SearchLookups = Readonly<{
  destinations: readonly Destination[];
  resources: readonly Resource[];
  /** Selectable months, from the first to the last with a departure, as `2027-05`. */
  months: readonly string[];
}>;
