import {
  callApi,
  callVersioned,
  ifMatch,
  type VersionedAnswer,
} from "#platform/browser/call-api.ts";
import type {
  PassengerInput,
  Passengers,
  PassengersPreview,
} from "../passengers/passenger-contract.ts";

export type PassengersApi = ReturnType<typeof passengersApi>;

/** The people in a departure. All calls throw ApiError. */
export const passengersApi = (country: string, tourId: string) => {
  const path = `${country}/tours/${tourId}/passengers`;
  return {
    read: (): Promise<VersionedAnswer<Passengers>> => callVersioned("GET", path),
    preview: (items: readonly PassengerInput[]) =>
      callApi<PassengersPreview>("POST", `${path}/preview`, { items }),
    save: (items: readonly PassengerInput[], version: number | null) =>
      callVersioned<Passengers>("PUT", path, { items }, ifMatch(version)),
  };
};
