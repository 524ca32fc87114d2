import type { CoordinatorView } from "#features/coordinators/parts/coordinator-view.ts";
import type { FaqGroupView } from "#features/faqs/parts/faqs.tsx";
import type { Picture } from "#features/media/contract.ts";
import type { ReviewPagesView, ReviewsView } from "#features/reviews/parts/reviews-view.ts";
import type { DeparturesView } from "#features/tours/parts/calendar/calendar-view.ts";
import type { PriceView } from "#features/tours/parts/price/price-view.ts";
import type { PriceWords } from "#features/tours/parts/price/price.tsx";
import type { Crumb, TripTopView } from "#features/travels/parts/trip-top-view.ts";
import type { CardLabels, TravelCardView } from "#features/travels/parts/card-view.ts";
import type { InteractiveMapView } from "#features/trips/parts/interactive-map-view.ts";
import type { CostView } from "#features/travels/parts/cost-view.ts";
import type { IncludedView } from "#features/travels/parts/included-view.ts";
import type { RouteMapView } from "#features/trips/parts/route-map-view.ts";

/** One day of the programme, ready to read. */
export type ItineraryDayView = Readonly<{
  /** What links to the day name, `day-3`. */
  id: string;
  number: number;
  day: string;
  title: string;
  text: string;
  facts: readonly Readonly<{ icon: "bed" | "meal" | TransportIcon; text: string }>[];
  /** 3:2, beside the text. */
  picture: Picture | null;
}>;
export type TransportIcon = "van" | "train" | "boat" | "jeep" | "foot" | "bike" | "plane" | "bus";

/** A word about a trip; one with a path leads to the trips that share it. */
export type TripTag = Readonly<{ text: string; path: string | null }>;

export type Section<Content> = Readonly<{ title: string }> & Content;

/** The page of one trip, every text ready in the visitor's language. */
export type TripView = Readonly<{
  top: TripTopView;
  facts: readonly Readonly<{ value: string; label: string; star?: boolean }>[];
  /** At which price it begins; `about` is that in the visitor's currency, which stands apart from it. */
  price: Readonly<{ price: PriceView; words: PriceWords; about: string | null }> | null;
  /** The best promo code that works today, as a sentence, and the departure that it is for. */
  promo: Crumb | null;
  /** The way to the departures; null where nobody can join one. */
  choose: string | null;
  sections: Readonly<{ label: string; items: readonly Readonly<{ id: string; name: string }>[] }>;
  story: Section<{
    /** Whether the title is the story's own first sentence. */
    isTold: boolean;
    isLong: boolean;
    lead: string;
    /** What is opened below the lead. */
    rest: readonly string[];
    more: string;
    less: string;
    tags: readonly TripTag[];
  }>;
  places: Section<{ links: readonly Crumb[] }> | null;
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
  /** What it costs in the end with its cheapest departure; null without departures. */
  cost: CostView | null;
  departures: DeparturesView;
  photos: Section<{ pictures: readonly Picture[] }> | null;
  reviews: Section<{
    reviews: ReviewsView | null;
    none: string;
    /** `Only 4 stars`, while the others are left out. */
    only: string | null;
    /** The way to all reviews, while not all are listed. */
    all: Crumb | null;
    pages: ReviewPagesView | null;
  }>;
  faqs: Section<{ groups: readonly FaqGroupView[] }>;
  related: Section<{ cards: readonly TravelCardView[]; words: CardLabels }>;
}>;
