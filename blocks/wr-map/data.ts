import type { z } from "zod";
import type { BlockServices } from "#blocks/services.ts";
import type { wrMap } from "./schema.ts";

/** The places of the trip follow those of staff; null without any. */
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
