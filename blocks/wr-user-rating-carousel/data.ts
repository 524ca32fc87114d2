import type { z } from "zod";
import type { BlockServices } from "#blocks/services.ts";
import type { wrUserRatingCarousel } from "./schema.ts";

/** Reviews with four and five stars only, the newest first, and the market's score. */
export const ratingsData = (
  { limit }: z.output<(typeof wrUserRatingCarousel)["content"]>,
  services: BlockServices,
) => services.reviews(limit);
