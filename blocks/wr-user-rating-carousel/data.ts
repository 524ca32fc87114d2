import type { z } from "zod";
import type { BlockServices } from "#blocks/services.ts";
import type { wrUserRatingCarousel } from "./schema.ts";

/** Loads the newest reviews with four or five stars, and the average score of the whole market. */
export const ratingsData = (
  { limit }: z.output<(typeof wrUserRatingCarousel)["content"]>,
  services: BlockServices,
) => services.reviews(limit);
