import type { z } from "zod";
import type { BlockServices } from "#blocks/services.ts";
import type { wrTravels } from "./schema.ts";

/** The trips that the list shows now, and the search above it if it wants one. */
export const travelsData = async (
  content: z.output<(typeof wrTravels)["content"]>,
  services: BlockServices,
) => ({
  ...(await services.travels(content)),
  bar: content.showFilters ? await services.searchBar() : null,
});
