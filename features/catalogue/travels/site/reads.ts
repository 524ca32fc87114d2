import type { Travel } from "../contract.ts";

/** What public pages read of travels; each read adds its cache tags to the page. */
export type TravelReads = Readonly<{
  travelBySlug(slug: string): Promise<Travel | null>;
  travelsByIds(ids: readonly string[]): Promise<readonly Travel[]>;
  /** The travel that each market makes of a trip, keyed by market id. */
  slugsOfTrip(tripId: string): Promise<ReadonlyMap<string, { id: string; slug: string }>>;
}>;
