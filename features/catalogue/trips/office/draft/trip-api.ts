import {
  callApi,
  callVersioned,
  ifMatch,
  type VersionedAnswer,
} from "#platform/browser/call-api.ts";
import type { Stop, TripInput, TripRecord } from "#features/catalogue/trips/contract.ts";
import type {
  FoundPlace,
  Frame,
  Outlines,
  SiteMap,
} from "#features/catalogue/trips/map-contract.ts";
import type { TripPreview } from "#features/catalogue/trips/record-contract.ts";

export type StoredTrip = VersionedAnswer<TripRecord>;

export const tripsPath = (country: string): string => `${country}/trips`;

/** The fields that staff write. */
export const inputOf = ({ id: _id, ...trip }: TripRecord): TripInput => trip;

/** The calls of trips. All of them throw ApiError. */
export const tripApi = (country: string) => {
  const path = tripsPath(country);
  return {
    read: (id: string): Promise<StoredTrip> => callVersioned("GET", `${path}/${id}`),
    save: (id: string, trip: TripInput, version: number | null): Promise<StoredTrip> =>
      callVersioned("PUT", `${path}/${id}`, trip, ifMatch(version)),
    /** What saving a trip would do. */
    preview: (id: string, trip: TripInput): Promise<TripPreview> =>
      callApi("POST", `${path}/preview`, { id, trip }),
    findPlaces: (search: string): Promise<readonly FoundPlace[]> =>
      callApi("GET", `${path}/places?${new URLSearchParams({ search })}`),
    outlines: ({ west, south, east, north }: Frame): Promise<Outlines> =>
      callApi("GET", `${path}/outlines?west=${west}&south=${south}&east=${east}&north=${north}`),
    siteMap: (stops: readonly Stop[]): Promise<SiteMap> =>
      callApi("POST", `${path}/map`, { stops }),
  };
};
