import type { Destination } from "#features/destinations/contract.ts";
import type { Resource } from "#features/resources/contract.ts";

/** The names that a search is described with, besides the messages. */
export type SearchLookups = Readonly<{
  destinations: readonly Destination[];
  resources: readonly Resource[];
  /** The months that can be chosen: from the first to the last with a departure, as `2027-05`. */
  months: readonly string[];
}>;
