import type { z } from "zod";
import type { BlockServices } from "#blocks/services.ts";
import type { wrTours } from "./schema.ts";

export const toursData = async (
  content: z.output<(typeof wrTours)["content"]>,
  services: BlockServices,
) => ({
  ...(await services.tours(content)),
  bar: content.showFilters ? await services.searchBar() : null,
});
