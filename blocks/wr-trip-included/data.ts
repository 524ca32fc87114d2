import type { z } from "zod";
import type { BlockServices } from "#blocks/services.ts";
import type { wrTripIncluded } from "./schema.ts";

export const tripIncludedData = (
  { travel }: z.output<(typeof wrTripIncluded)["content"]>,
  services: BlockServices,
) => services.tripIncluded(travel);
