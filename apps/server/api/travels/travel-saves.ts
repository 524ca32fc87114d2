import { listDestinations } from "#features/content/destinations/store.ts";
import { hasPageAt } from "#features/content/pages/store.ts";
import { refreshSearchVectors } from "#features/content/search/text/search-vectors.ts";
import type { TravelSaves } from "#features/catalogue/travels/save/save-travel.ts";
import { linkSources } from "../paths/link-sources.ts";

/** What each save of a travel asks of the rooms above travels. */
export const travelSaves: TravelSaves = {
  hasPageAt,
  linkSources,
  listDestinations,
  refreshSearchVectors,
};
