import type { LinkView } from "#features/layout/parts/shell-view.ts";
import type { TripTopView } from "#features/travels/parts/trip-top-view.ts";
import type { CardLabels, TravelCardView } from "#features/travels/parts/card-view.ts";

/** A continent as a row of a list: where it leads, how many trips it has. */
export type AreaView = LinkView & Readonly<{ slug: string; code: string; count: string }>;

/** The page of all destinations: each continent with its countries and some of its trips. */
export type DestinationsView = Readonly<{
  top: TripTopView;
  areasLabel: string;
  countriesLabel: string;
  areas: readonly Readonly<{
    area: AreaView;
    /** `Trips in Asia`. */
    title: string;
    all: string;
    /** `figure` is the number that `count` says in words. */
    countries: readonly (LinkView & Readonly<{ figure: string; count: string }>)[];
    /** What a page about it begins with: pictures of one of its trips. */
    pictures: Pick<TripTopView, "wide" | "poster">;
    cards: readonly TravelCardView[];
  }>[];
  words: CardLabels;
}>;
