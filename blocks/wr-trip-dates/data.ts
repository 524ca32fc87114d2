import type { z } from "zod";
import type { BlockServices } from "#blocks/services.ts";
import type { wrTripDates } from "./schema.ts";

export const tripDatesData = (
  { travel, limit }: z.output<(typeof wrTripDates)["content"]>,
  services: BlockServices,
) => services.tripDepartures(travel, limit);
