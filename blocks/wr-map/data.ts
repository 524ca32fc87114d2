import type { z } from "zod";
import type { BlockServices } from "#blocks/services.ts";
import type { wrMap } from "./schema.ts";

/**
 * The stops of the trip's route are listed after the places that staff entered. Null means that the
 * map would be empty.
 */
export const mapData = (
  { points, travel }: z.output<(typeof wrMap)["content"]>,
  services: BlockServices,
) =>
  services.map({
    travel,
    points: points.map(({ position, ...point }) => {
      const [lat = 0, lon = 0] = position.split(",").map(Number);
      return { ...point, lat, lon };
    }),
  });
