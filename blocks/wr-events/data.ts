import type { z } from "zod";
import type { BlockServices } from "#blocks/services.ts";
import type { wrEvents } from "./schema.ts";

/** Null where nothing is to come, and where the market hides events. */
export const eventsData = (
  { city, when, limit }: z.output<(typeof wrEvents)["content"]>,
  services: BlockServices,
) => services.events({ city, when, limit });
