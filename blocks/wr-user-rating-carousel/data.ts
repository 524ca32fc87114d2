import type { z } from "zod";
import type { BlockServices } from "#blocks/services.ts";
import type { wrUserRatingCarousel } from "./schema.ts";

/** The newest reviews of four and five stars with the score of the market. */
export const ratingsData = (
  { limit }: z.output<(typeof wrUserRatingCarousel)["content"]>,
  services: BlockServices,
) => services.reviews(limit);
