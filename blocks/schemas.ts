import { wrCards } from "./wr-cards/schema.ts";
import { wrFaq } from "./wr-faq/schema.ts";
import { wrHero } from "./wr-hero/schema.ts";
import { wrImage } from "./wr-image/schema.ts";
import { wrSpace } from "./wr-space/schema.ts";
import { wrText } from "./wr-text/schema.ts";
import { wrTours } from "./wr-tours/schema.ts";
import { wrTravels } from "./wr-travels/schema.ts";
import { wrUserRatingCarousel } from "./wr-user-rating-carousel/schema.ts";

/** Every block there is. A block listed here without a view in `views.ts` does not compile. */
export const blockSchemas = {
  "wr-space": wrSpace,
  "wr-hero": wrHero,
  "wr-text": wrText,
  "wr-faq": wrFaq,
  "wr-travels": wrTravels,
  "wr-tours": wrTours,
  "wr-user-rating-carousel": wrUserRatingCarousel,
  "wr-image": wrImage,
  "wr-cards": wrCards,
} as const;

export type BlockName = keyof typeof blockSchemas;

export const isBlockName = (name: string): name is BlockName => Object.hasOwn(blockSchemas, name);
