import type { LinkView } from "#features/assets/layout/parts/shell-view.ts";
import type { PlacesMapView } from "#features/catalogue/trips/parts/places-map-view.ts";
import type { TripTopView } from "#features/catalogue/trips/parts/trip-top-view.ts";
import type { CardLabels, TravelCardView } from "#features/catalogue/travels/parts/card-view.ts";

/** A region of the world. `count` is the number of its trips as text. */
export type AreaView = LinkView & Readonly<{ slug: string; code: string; count: string }>;

type CountryView = LinkView & Readonly<{ figure: string; count: string }>;

/** The countries with a number on the map, in its order, and those that are not on it. */
export type AreaMapView = Readonly<{
  map: PlacesMapView;
  label: string;
  countries: readonly CountryView[];
  others: readonly CountryView[];
}>;

/** The search of countries; `found` is null until something is asked. */
export type PlaceSearchView = Readonly<{
  path: string;
  label: string;
  submit: string;
  value: string;
  found: Readonly<{
    title: string;
    places: readonly CountryView[];
    all: LinkView;
  }> | null;
}>;

export type DestinationsView = Readonly<{
  top: TripTopView;
  areasLabel: string;
  countriesLabel: string;
  areas: readonly Readonly<{
    area: AreaView;
    /** `Trips in Asia`. */
    title: string;
    all: string;
    /**
     * `figure` is the number of trips alone (`12`), `count` the number with its noun (`12 trips`).
     */
    countries: readonly CountryView[];
    /** Pictures of a trip to the region, shown at the top of the region's page. */
    pictures: Pick<TripTopView, "wide" | "poster">;
    cards: readonly TravelCardView[];
  }>[];
  labels: CardLabels;
  search: PlaceSearchView;
}>;
