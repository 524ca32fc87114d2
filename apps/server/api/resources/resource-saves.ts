import type { ResourceSaves } from "#features/catalogue/resources/save.ts";
import { replaceInTravels } from "#features/catalogue/travels/save/replace-resource.ts";
import { refreshSearchVectors } from "#features/content/search/text/search-vectors.ts";
import { linkSources } from "../paths/link-sources.ts";

/** What each save of a resource asks of the rooms above resources. */
export const resourceSaves: ResourceSaves = {
  linkSources,
  refreshSearchVectors,
  replaceInTravels,
};
