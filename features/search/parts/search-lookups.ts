import type { Destination } from "#features/destinations/contract.ts";
import type { Resource } from "#features/resources/contract.ts";

/** Names of the market's records, from which the texts about a search are made. */
export type SearchLookups = Readonly<{
  destinations: readonly Destination[];
  resources: readonly Resource[];
  /**
   * The months that visitors can choose, from the first to the last with a departure, in the form
   * `2027-05`.
   */
  months: readonly string[];
}>;
