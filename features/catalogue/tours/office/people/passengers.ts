import { type VersionedAnswer } from "#platform/browser/call-api.ts";
import { call, callVersioned } from "#platform/browser/call.ts";
import {
  listPassengers,
  previewPassengers,
  savePassengers,
} from "#features/catalogue/tours/passengers/calls.ts";
import type {
  PassengerInput,
  Passengers,
} from "#features/catalogue/tours/passengers/passenger-contract.ts";

export type PassengersApi = ReturnType<typeof passengersApi>;

/** The people in a departure. All calls throw ApiError. */
export const passengersApi = (country: string, tourId: string) => {
  return {
    read: (): Promise<VersionedAnswer<Passengers>> =>
      callVersioned(listPassengers, { country, id: tourId }),
    preview: (items: readonly PassengerInput[]) =>
      call(previewPassengers, { country, id: tourId }, { body: { items } }),
    save: (items: readonly PassengerInput[], version: number | null) =>
      callVersioned(savePassengers, { country, id: tourId }, { body: { items }, ifMatch: version }),
  };
};
