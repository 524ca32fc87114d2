import { createContext, use } from "react";
import type { TravelRecord } from "#features/catalogue/travels/record-contract.ts";

/** What the server tells of the open travel beside its fields; nulls for a new one. */
export type StoredTravel = Readonly<{ id: string | null; about: TravelRecord["about"] | null }>;

const StoredTravelContext = createContext<StoredTravel>({ id: null, about: null });

export const StoredTravelProvider = StoredTravelContext.Provider;

export const useStoredTravel = (): StoredTravel => use(StoredTravelContext);
