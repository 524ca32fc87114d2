import type { z } from "zod";
import type { BlockServices } from "#blocks/services.ts";
import type { wrTravels } from "./schema.ts";

export const travelsData = async (
  content: z.output<(typeof wrTravels)["content"]>,
  services: BlockServices,
) => ({
  ...(await services.travels(content)),
  bar: content.showFilters ? await services.searchBar() : null,
});
