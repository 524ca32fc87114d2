import type { IconName } from "#design/icons.tsx";
import type { CoordinatorView } from "#features/catalogue/coordinators/parts/coordinator-view.ts";
import type { PlaceView } from "#features/content/destinations/parts/place-card.tsx";
import type { EventRowView } from "#features/catalogue/events/parts/event-row-view.ts";
import type { EventsQuery } from "#features/catalogue/events/parts/next-events.ts";
import type { FormView } from "#features/content/forms/parts/form-view.ts";
import type { LinkView } from "#features/assets/layout/parts/shell-view.ts";
import type { Picture } from "#features/assets/media/contract.ts";
import type { ReviewsView } from "#features/catalogue/reviews/parts/reviews-view.ts";
import type { SearchBarView } from "#features/content/search/parts/search-view.ts";
import type { DepartureLabels } from "#features/catalogue/tours/parts/departure-row.tsx";
import type { DepartureView } from "#features/catalogue/tours/parts/departure-view.ts";
import type { CardLabels, TravelCardView } from "#features/catalogue/travels/parts/card-view.ts";
import type { IncludedView } from "#features/records/prices/parts/included-view.ts";
import type { PlacesMapView } from "#features/catalogue/trips/parts/places-map-view.ts";
import type { Language } from "#markets/market-type.ts";
import type { Translate } from "#markets/translator.ts";

/** Each filter holds a slug of the market's catalogue. An empty string does not filter. */
export type TravelsQuery = Readonly<{
  where: string;
  mood: string;
  type: string;
  /** The slug of a date range in which a departure has to lie. */
  period: string;
  discounted: boolean;
  sort: "date" | "price-asc" | "price-desc" | "discount" | "duration-asc" | "duration-desc";
  limit: number;
}>;

export type ToursQuery = Readonly<{ onlyConfirmed: boolean; period: string; limit: number }>;

/** `ids` are read only when `choose` is `by-hand`, and set the order. */
export type CoordinatorsQuery = Readonly<{
  choose: "most-trips" | "newest" | "by-hand";
  ids: readonly string[];
  limit: number;
}>;

/** `continent` filters the countries. An empty string does not filter. */
export type DestinationsQuery = Readonly<{
  choose: "continents" | "countries" | "by-hand";
  continent: string;
  ids: readonly string[];
  limit: number;
}>;

/** A place that staff typed into a block. Latitude and longitude are WGS84 degrees. */
export type MapPoint = Readonly<{
  name: string;
  text: string;
  link: string;
  lat: number;
  lon: number;
}>;

/**
 * What blocks may load from the market while the server renders a page. All texts are in the
 * market's language.
 */
export type BlockServices = Readonly<{
  /**
   * @param chosen ids of the travels to show, in their order and whatever the query asks; null, the
   * default, for those that fit the query. Travels that are not published are left out.
   */
  travels(
    query: TravelsQuery,
    chosen?: readonly string[] | null,
  ): Promise<
    Readonly<{
      cards: readonly TravelCardView[];
      labels: CardLabels;
      total: string;
      all: Readonly<{ label: string; path: string }>;
    }>
  >;
  /** `nearest` to a period in which none is confirmed; null without a period, and where one is. */
  tours(query: ToursQuery): Promise<
    Readonly<{
      departures: readonly DepartureView[];
      labels: DepartureLabels;
      nearest: Readonly<{ text: string; departures: readonly DepartureView[] }> | null;
    }>
  >;
  /**
   * The next departures of a trip with the link to all of them. Null where there is no such trip, or
   * none of its departures can be joined.
   * @param travel null for the trip on whose page the block stands
   */
  tripDepartures(
    travel: string | null,
    limit: number,
  ): Promise<Readonly<{
    departures: readonly DepartureView[];
    labels: DepartureLabels;
    all: LinkView;
  }> | null>;
  tripIncluded(travel: string | null): Promise<IncludedView | null>;
  /** The slug of the destination on whose page the block stands; an empty string on other pages. */
  place(): Promise<string>;
  /** What holds for every trip of the company. */
  promises: readonly Readonly<{ icon: IconName; text: string }>[];
  /** Null for a form that is closed or gone. */
  form(id: string): Promise<FormView | null>;
  searchBar(): Promise<SearchBarView>;
  /**
   * The form of a sentence for the search in own words; for a keyword of the ordinary search in
   * markets that have no other.
   */
  ownWords: Readonly<{
    path: string;
    label: string;
    placeholder: string;
    submit: string;
    maxLength: number;
  }>;
  reviews(limit: number): Promise<ReviewsView | null>;
  pictures(ids: readonly string[]): Promise<ReadonlyMap<string, Picture>>;
  /** Leaves out the `ids` of people who no longer coordinate. */
  coordinators(
    query: CoordinatorsQuery,
  ): Promise<Readonly<{ people: readonly CoordinatorView[]; all: LinkView }>>;
  /** Events that take place; null where there are none, and in a market that hides events. */
  events(
    query: EventsQuery,
  ): Promise<Readonly<{ events: readonly EventRowView[]; all: LinkView }> | null>;
  destinations(query: DestinationsQuery): Promise<readonly PlaceView[]>;
  /** A map of the given points and of a trip's route. Null means that there is nothing to show. */
  map(query: Readonly<{ points: readonly MapPoint[]; travel: string | null }>): Promise<Readonly<{
    map: PlacesMapView;
    /** The map's text alternative. */
    label: string;
    places: readonly Omit<MapPoint, "lat" | "lon">[];
  }> | null>;
  t: Translate;
  language: Language;
  /** Splits an ISO instant into the date, time and zone of the market's time zone. */
  formatMoment(instant: string): Readonly<{ date: string; time: string; zone: string }>;
}>;
