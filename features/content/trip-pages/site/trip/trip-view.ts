import type { CoordinatorView } from "#features/catalogue/coordinators/parts/coordinator-view.ts";
import type { FaqGroupView } from "#features/catalogue/faqs/parts/faqs.tsx";
import type { Picture } from "#features/assets/media/contract.ts";
import type {
  ReviewPagesView,
  ReviewsView,
} from "#features/catalogue/reviews/parts/reviews-view.ts";
import type { DeparturesView } from "#features/catalogue/tours/parts/calendar/calendar-view.ts";
import type { PriceView } from "#features/records/prices/parts/price-view.ts";
import type { PriceLabels } from "#features/records/prices/parts/price.tsx";
import type { TripTopView } from "#features/catalogue/trips/parts/trip-top-view.ts";
import type { Crumb } from "#markets/site/breadcrumbs.ts";
import type { CardLabels, TravelCardView } from "#features/catalogue/travels/parts/card-view.ts";
import type { InteractiveMapView } from "#features/catalogue/trips/parts/interactive-map-view.ts";
import type { CostView } from "#features/records/prices/parts/cost-view.ts";
import type { IncludedView } from "#features/records/prices/parts/included-view.ts";
import type { AloneView } from "#features/catalogue/travels/parts/alone/alone.tsx";
import type { ShareView } from "#features/assets/layout/parts/share.tsx";
import type { RouteMapView } from "#features/catalogue/trips/parts/route-map-view.ts";

export type ItineraryDayView = Readonly<{
  /** The id to which links to the day lead, such as `day-3`. */
  id: string;
  number: number;
  day: string;
  title: string;
  text: string;
  facts: readonly Readonly<{ icon: "bed" | "meal" | TransportIcon; text: string }>[];
  /** What people may add, each with its price or that it is free. */
  activities: Readonly<{ title: string; items: readonly string[] }> | null;
  /** The picture is shown with an aspect ratio of 3:2. */
  picture: Picture | null;
}>;
export type TransportIcon = "van" | "train" | "boat" | "jeep" | "foot" | "bike" | "plane" | "bus";

/** A tag with a path links to the trips that have the same tag. */
export type TripTag = Readonly<{ text: string; path: string | null }>;

export type Section<Content> = Readonly<{ title: string }> & Content;

/** Texts are in the visitor's language. */
export type TripView = Readonly<{
  share: ShareView;
  alone: AloneView;
  id: string;
  top: TripTopView;
  facts: readonly Readonly<{ value: string; label: string; star?: boolean }>[];
  /**
   * The trip's "from" price. `converted` is the same amount in the visitor's currency, shown in a
   * place of its own.
   */
  price: Readonly<{ price: PriceView; labels: PriceLabels; converted: string | null }> | null;
  /**
   * A link to the departure with the best promo code that is valid today. Null when no code is
   * valid.
   */
  promo: Crumb | null;
  /** Label of the link to the departures. Null when nobody can join any departure. */
  choose: string | null;
  sections: Readonly<{ label: string; items: readonly Readonly<{ id: string; name: string }>[] }>;
  story: Section<{
    /** True when the title is the first sentence of the story, false when it is a general title. */
    isFromStory: boolean;
    isLong: boolean;
    lead: string;
    /** Paragraphs that are folded away below the lead. */
    rest: readonly string[];
    more: string;
    less: string;
    tags: readonly TripTag[];
  }>;
  places: Section<{ links: readonly Crumb[] }> | null;
  /** Events at which people talk about it; null where there are none. */
  events: Section<{ links: readonly Crumb[] }> | null;
  highlights: Section<{ items: readonly string[] }>;
  coordinator: CoordinatorView | null;
  map: Readonly<{
    map: RouteMapView;
    alt: string;
    title: string;
    listTitle: string;
    interactive: InteractiveMapView | null;
  }> | null;
  itinerary: Section<{ days: readonly ItineraryDayView[]; all: Crumb }>;
  included: IncludedView;
  /** What the trip costs with the cheapest departure. Null when there are no departures. */
  cost: CostView | null;
  departures: DeparturesView;
  photos: Section<{ pictures: readonly Picture[] }> | null;
  reviews: Section<{
    reviews: ReviewsView | null;
    none: string;
    /** `Only 4 stars` while the reviews are filtered. Otherwise null. */
    only: string | null;
    /** Link to all reviews. Null while all reviews are listed. */
    all: Crumb | null;
    pages: ReviewPagesView | null;
  }>;
  faqs: Section<{ groups: readonly FaqGroupView[] }>;
  related: Section<{ cards: readonly TravelCardView[]; labels: CardLabels }>;
}>;
