import type { z } from "zod";
import type { BlockServices } from "#blocks/services.ts";
import type { wrPlaceTrips } from "./schema.ts";

/** Null where the block names no place and stands on the page of none. */
export const placeTripsData = async (
  { where, sort, limit }: z.output<(typeof wrPlaceTrips)["content"]>,
  services: BlockServices,
) => {
  const place = where || (await services.place());
  if (place === "") return null;
  const trips = await services.travels({
    where: place,
    mood: "",
    type: "",
    period: "",
    discounted: false,
    sort,
    limit,
  });
  return trips.cards.length > 0 ? trips : null;
};
