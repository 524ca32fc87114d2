import {
  drawOutlines,
  drawSiteMap,
  findPlaces,
  previewTrip,
  tripCalls,
} from "#features/catalogue/trips/calls.ts";
import { type VersionedAnswer } from "#platform/browser/call-api.ts";
import type { Stop, TripInput, TripRecord } from "#features/catalogue/trips/contract.ts";
import type {
  FoundPlace,
  Frame,
  Outlines,
  SiteMap,
} from "#features/catalogue/trips/map-contract.ts";
import type { TripPreview } from "#features/catalogue/trips/record-contract.ts";
import { call, callVersioned } from "#platform/browser/call.ts";

export type StoredTrip = VersionedAnswer<TripRecord>;

export const tripsPath = (country: string): string => `${country}/trips`;

/** The fields that staff write. */
export const inputOf = ({ id: _id, ...trip }: TripRecord): TripInput => trip;

/** The calls of trips. All of them throw ApiError. */
export const tripApi = (country: string) => {
  return {
    read: (id: string): Promise<StoredTrip> => callVersioned(tripCalls.get, { country, id }),
    save: (id: string, trip: TripInput, version: number | null): Promise<StoredTrip> =>
      callVersioned(tripCalls.save, { country, id }, { body: trip, ifMatch: version }),
    /** What saving a trip would do. */
    preview: (id: string, trip: TripInput): Promise<TripPreview> =>
      call(previewTrip, { country }, { body: { id, trip } }),
    findPlaces: (search: string): Promise<readonly FoundPlace[]> =>
      call(findPlaces, { country }, { query: { search } }),
    outlines: ({ west, south, east, north }: Frame): Promise<Outlines> =>
      call(drawOutlines, { country }, { query: { west, south, east, north } }),
    siteMap: (stops: readonly Stop[]): Promise<SiteMap> =>
      call(drawSiteMap, { country }, { body: { stops } }),
  };
};
