import type { DescribedDestination } from "#features/content/destinations/contract.ts";
import type { Resource } from "#features/catalogue/resources/contract.ts";

/** What is known of the market, from which a search and the texts about it are made. */
export type SearchLookups = Readonly<{
  destinations: readonly DescribedDestination[];
  resources: readonly Resource[];
  /**
   * The months that visitors can choose, from the first to the last with a departure, in the form
   * `2027-05`.
   */
  months: readonly string[];
  /** The path below which browsers call the API. */
  apiBase: string;
}>;
