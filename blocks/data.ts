import type { z } from "zod";
import type { BlockName, blockSchemas } from "./schemas.ts";
import type { BlockServices } from "./services.ts";
import { cardsData } from "./wr-cards/data.ts";
import { imageData } from "./wr-image/data.ts";
import { toursData } from "./wr-tours/data.ts";
import { travelsData } from "./wr-travels/data.ts";
import { ratingsData } from "./wr-user-rating-carousel/data.ts";
import { galleryData } from "./wr-gallery/data.ts";
import { bannerData } from "./wr-banner/data.ts";
import { videoData } from "./wr-video/data.ts";
import { columnsData } from "./wr-columns/data.ts";
import { coordinatorsData } from "./wr-coordinators/data.ts";
import { destinationsData } from "./wr-destinations/data.ts";
import { quoteData } from "./wr-quote/data.ts";
import { promoData } from "./wr-promo/data.ts";
import { formData } from "./wr-form/data.ts";
import { mapData } from "./wr-map/data.ts";
import { tripDatesData } from "./wr-trip-dates/data.ts";
import { tripIncludedData } from "./wr-trip-included/data.ts";
import { promisesData } from "./wr-promises/data.ts";
import { ownWordsData } from "./wr-own-words/data.ts";
import { placeTripsData } from "./wr-place-trips/data.ts";
import { eventsData } from "./wr-events/data.ts";

export type ContentOf<Name extends BlockName> = z.output<(typeof blockSchemas)[Name]["content"]>;

const noData = async () => null;

/** Loads what each block needs on the server before it is rendered. */
export const blockData = {
  "wr-space": noData,
  "wr-hero": noData,
  "wr-text": noData,
  "wr-faq": noData,
  "wr-travels": travelsData,
  "wr-tours": toursData,
  "wr-user-rating-carousel": ratingsData,
  "wr-image": imageData,
  "wr-cards": cardsData,
  "wr-gallery": galleryData,
  "wr-banner": bannerData,
  "wr-video": videoData,
  "wr-columns": columnsData,
  "wr-call-to-action": noData,
  "wr-coordinators": coordinatorsData,
  "wr-destinations": destinationsData,
  "wr-quote": quoteData,
  "wr-promo": promoData,
  "wr-form": formData,
  "wr-map": mapData,
  "wr-trip-dates": tripDatesData,
  "wr-trip-included": tripIncludedData,
  "wr-promises": promisesData,
  "wr-place-trips": placeTripsData,
  "wr-events": eventsData,
  "wr-own-words": ownWordsData,
} as const satisfies {
  [Name in BlockName]: (content: ContentOf<Name>, services: BlockServices) => Promise<unknown>;
};

export type DataOf<Name extends BlockName> = Awaited<ReturnType<(typeof blockData)[Name]>>;
