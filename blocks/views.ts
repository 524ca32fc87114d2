import type { BlockViewOf } from "./block-view.ts";
import type { BlockName } from "./schemas.ts";
import { CardsView } from "./wr-cards/view.tsx";
import { FaqView } from "./wr-faq/view.tsx";
import { HeroView } from "./wr-hero/view.tsx";
import { ImageView } from "./wr-image/view.tsx";
import { SpaceView } from "./wr-space/view.tsx";
import { TextView } from "./wr-text/view.tsx";
import { ToursView } from "./wr-tours/view.tsx";
import { TravelsView } from "./wr-travels/view.tsx";
import { RatingsView } from "./wr-user-rating-carousel/view.tsx";
import { GalleryView } from "./wr-gallery/view.tsx";
import { BannerView } from "./wr-banner/view.tsx";
import { VideoView } from "./wr-video/view.tsx";
import { ColumnsView } from "./wr-columns/view.tsx";
import { CallToActionView } from "./wr-call-to-action/view.tsx";
import { CoordinatorsView } from "./wr-coordinators/view.tsx";
import { DestinationsView } from "./wr-destinations/view.tsx";
import { QuoteView } from "./wr-quote/view.tsx";
import { PromoView } from "./wr-promo/view.tsx";
import { FormView } from "./wr-form/view.tsx";
import { MapView } from "./wr-map/view.tsx";
import { TripDatesView } from "./wr-trip-dates/view.tsx";
import { TripIncludedView } from "./wr-trip-included/view.tsx";
import { PromisesView } from "./wr-promises/view.tsx";
import { OwnWordsView } from "./wr-own-words/view.tsx";
import { PlaceTripsView } from "./wr-place-trips/view.tsx";
import { EventsView } from "./wr-events/view.tsx";

export const blockViews: { [Name in BlockName]: BlockViewOf<Name> } = {
  "wr-space": SpaceView,
  "wr-hero": HeroView,
  "wr-text": TextView,
  "wr-faq": FaqView,
  "wr-travels": TravelsView,
  "wr-tours": ToursView,
  "wr-user-rating-carousel": RatingsView,
  "wr-image": ImageView,
  "wr-cards": CardsView,
  "wr-gallery": GalleryView,
  "wr-banner": BannerView,
  "wr-video": VideoView,
  "wr-columns": ColumnsView,
  "wr-call-to-action": CallToActionView,
  "wr-coordinators": CoordinatorsView,
  "wr-destinations": DestinationsView,
  "wr-quote": QuoteView,
  "wr-promo": PromoView,
  "wr-form": FormView,
  "wr-map": MapView,
  "wr-trip-dates": TripDatesView,
  "wr-trip-included": TripIncludedView,
  "wr-promises": PromisesView,
  "wr-place-trips": PlaceTripsView,
  "wr-events": EventsView,
  "wr-own-words": OwnWordsView,
};
