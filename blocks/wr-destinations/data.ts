import type { z } from "zod";
import type { BlockServices } from "#blocks/services.ts";
import type { wrDestinations } from "./schema.ts";

/** Leaves out destinations that were deleted or have no trips. */
export const destinationsData = async (
  { choose, continent, destinations, limit, title }: z.output<(typeof wrDestinations)["content"]>,
  services: BlockServices,
) => ({
  places: await services.destinations({ choose, continent, ids: destinations, limit }),
  label: title || services.t("destinations.title"),
});
