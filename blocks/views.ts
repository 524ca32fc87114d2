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

/** The view of each block. */
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
};
