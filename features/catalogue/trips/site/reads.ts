import type { Trip } from "../contract.ts";

/** What public pages read of trips; the read adds its cache tags to the page. */
export type TripReads = Readonly<{
  trips(ids: readonly string[]): Promise<ReadonlyMap<string, Trip>>;
}>;
