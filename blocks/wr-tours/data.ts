import type { z } from "zod";
import type { BlockServices } from "#blocks/services.ts";
import type { wrTours } from "./schema.ts";

/** The next departures, and the search above them if the block wants one. */
export const toursData = async (
  content: z.output<(typeof wrTours)["content"]>,
  services: BlockServices,
) => ({
  ...(await services.tours(content)),
  bar: content.showFilters ? await services.searchBar() : null,
});
