import { listDestinations } from "#features/destinations/store.ts";
import { hasPageAt } from "#features/pages/store.ts";
import { refreshSearchVectors } from "#features/search/text/search-vectors.ts";
import type { TravelSaves } from "#features/travels/save/save-travel.ts";

/** What each save of a travel asks of the rooms above travels. */
export const travelSaves: TravelSaves = { hasPageAt, listDestinations, refreshSearchVectors };
