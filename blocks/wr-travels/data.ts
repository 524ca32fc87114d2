import type { z } from "zod";
import type { BlockServices } from "#blocks/services.ts";
import type { wrTravels } from "./schema.ts";

/** Null where none of the travels chosen by hand is published. */
export const travelsData = async (
  content: z.output<(typeof wrTravels)["content"]>,
  services: BlockServices,
) => {
  const chosen = content.choose === "by-hand" ? content.travels : null;
  if (chosen?.length === 0) return null;
  const trips = await services.travels(content, chosen);
  if (chosen && trips.cards.length === 0) return null;
  return { ...trips, bar: content.showFilters ? await services.searchBar() : null };
};
