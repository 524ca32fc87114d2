import { wrCards } from "./wr-cards/schema.ts";
import { wrFaq } from "./wr-faq/schema.ts";
import { wrHero } from "./wr-hero/schema.ts";
import { wrImage } from "./wr-image/schema.ts";
import { wrSpace } from "./wr-space/schema.ts";
import { wrText } from "./wr-text/schema.ts";
import { wrTours } from "./wr-tours/schema.ts";
import { wrTravels } from "./wr-travels/schema.ts";
import { wrUserRatingCarousel } from "./wr-user-rating-carousel/schema.ts";
import { wrGallery } from "./wr-gallery/schema.ts";
import { wrBanner } from "./wr-banner/schema.ts";
import { wrVideo } from "./wr-video/schema.ts";
import { wrColumns } from "./wr-columns/schema.ts";
import { wrCallToAction } from "./wr-call-to-action/schema.ts";
import { wrCoordinators } from "./wr-coordinators/schema.ts";
import { wrDestinations } from "./wr-destinations/schema.ts";
import { wrQuote } from "./wr-quote/schema.ts";
import { wrPromo } from "./wr-promo/schema.ts";
import { wrForm } from "./wr-form/schema.ts";
import { wrMap } from "./wr-map/schema.ts";
import { wrTripDates } from "./wr-trip-dates/schema.ts";
import { wrTripIncluded } from "./wr-trip-included/schema.ts";
import { wrPromises } from "./wr-promises/schema.ts";
import { wrOwnWords } from "./wr-own-words/schema.ts";
import { wrPlaceTrips } from "./wr-place-trips/schema.ts";
import { wrEvents } from "./wr-events/schema.ts";

/** All blocks. A block listed here without a view in `views.ts` does not compile. */
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
  "wr-gallery": wrGallery,
  "wr-banner": wrBanner,
  "wr-video": wrVideo,
  "wr-columns": wrColumns,
  "wr-call-to-action": wrCallToAction,
  "wr-coordinators": wrCoordinators,
  "wr-destinations": wrDestinations,
  "wr-quote": wrQuote,
  "wr-promo": wrPromo,
  "wr-form": wrForm,
  "wr-map": wrMap,
  "wr-trip-dates": wrTripDates,
  "wr-trip-included": wrTripIncluded,
  "wr-promises": wrPromises,
  "wr-place-trips": wrPlaceTrips,
  "wr-events": wrEvents,
  "wr-own-words": wrOwnWords,
} as const;

export type BlockName = keyof typeof blockSchemas;

export const isBlockName = (name: string): name is BlockName => Object.hasOwn(blockSchemas, name);
