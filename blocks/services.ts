import type { CoordinatorView } from "#features/coordinators/parts/coordinator-view.ts";
import type { PlaceView } from "#features/destinations/parts/place-card.tsx";
import type { LinkView } from "#features/layout/parts/shell-view.ts";
import type { Picture } from "#features/media/contract.ts";
import type { ReviewsView } from "#features/reviews/parts/reviews-view.ts";
import type { SearchBarView } from "#features/search/parts/search-view.ts";
import type { DepartureLabels } from "#features/tours/parts/departure-row.tsx";
import type { DepartureView } from "#features/tours/parts/departure-view.ts";
import type { CardLabels, TravelCardView } from "#features/travels/parts/card-view.ts";
import type { PlacesMapView } from "#features/trips/parts/places-map-view.ts";
import type { Language } from "#markets/market-type.ts";
import type { Translate } from "#markets/translator.ts";

/** Which trips a list shows; texts are slugs of the market, empty ones do not narrow. */
export type TravelsWanted = Readonly<{
  where: string;
  mood: string;
  type: string;
  /** A date range in which a departure has to lie. */
  period: string;
  discounted: boolean;
  sort: "date" | "price-asc" | "price-desc" | "discount" | "duration-asc" | "duration-desc";
  limit: number;
}>;

/** Which departures a list shows. */
export type ToursWanted = Readonly<{ onlyConfirmed: boolean; period: string; limit: number }>;

/** Which coordinators are shown: by a rule, or those of `ids` in their order. */
export type CoordinatorsWanted = Readonly<{
  choose: "most-trips" | "newest" | "by-hand";
  ids: readonly string[];
  limit: number;
}>;

/** Which destinations are shown; `continent` narrows the countries, empty does not. */
export type DestinationsWanted = Readonly<{
  choose: "continents" | "countries" | "by-hand";
  continent: string;
  ids: readonly string[];
  limit: number;
}>;

/** A place of staff on a map: WGS84 degrees. */
export type MapPoint = Readonly<{
  name: string;
  text: string;
  link: string;
  lat: number;
  lon: number;
}>;

/** What blocks may ask of the market while the server renders a page; every text comes ready. */
export type BlockServices = Readonly<{
  travels(wanted: TravelsWanted): Promise<
    Readonly<{
      cards: readonly TravelCardView[];
      labels: CardLabels;
      total: string;
      all: Readonly<{ label: string; path: string }>;
    }>
  >;
  tours(
    wanted: ToursWanted,
  ): Promise<Readonly<{ departures: readonly DepartureView[]; labels: DepartureLabels }>>;
  searchBar(): Promise<SearchBarView>;
  reviews(limit: number): Promise<ReviewsView | null>;
  pictures(ids: readonly string[]): Promise<ReadonlyMap<string, Picture>>;
  /** Ids of nobody who leads groups here, or of no place with trips, are passed over. */
  coordinators(
    wanted: CoordinatorsWanted,
  ): Promise<Readonly<{ people: readonly CoordinatorView[]; all: LinkView }>>;
  destinations(wanted: DestinationsWanted): Promise<readonly PlaceView[]>;
  /** A map of places, and of the route of a travel; null when nothing is to be shown. */
  map(wanted: Readonly<{ points: readonly MapPoint[]; travel: string | null }>): Promise<Readonly<{
    map: PlacesMapView;
    /** What the map is to somebody who does not see it. */
    label: string;
    places: readonly Omit<MapPoint, "lat" | "lon">[];
  }> | null>;
  t: Translate;
  language: Language;
  /** An instant on the market's calendar and clocks, the zone named. */
  moment(instant: string): Readonly<{ date: string; time: string; zone: string }>;
}>;
