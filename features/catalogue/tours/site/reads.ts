import type { PricedTour, Tour } from "../contract.ts";

/** What public pages read of departures; each read adds its cache tags to the page. */
export type TourReads = Readonly<{
  toursOfTravel(travelId: string): Promise<readonly Tour[]>;
  /** Future departures by travel id, the earliest first. */
  upcomingTours(ids: readonly string[]): Promise<ReadonlyMap<string, readonly PricedTour[]>>;
  toursOfCoordinator(id: string, limit: number): Promise<readonly Tour[]>;
  toursByIds(ids: readonly string[]): Promise<ReadonlyMap<string, Tour>>;
  tourByCode(travelId: string, code: string): Promise<Tour | null>;
  /** Ids of the markets in which the trip has a departure with this code. */
  marketsWithTour(tripId: string, code: string): Promise<ReadonlySet<string>>;
  /** Tours that are confirmed, almost full or almost confirmed, the earliest first. */
  likelyTours(limit: number): Promise<readonly Tour[]>;
}>;
