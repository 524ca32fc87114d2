import type { LinkView } from "#features/layout/parts/shell-view.ts";
import type { CardWords, TravelCardView } from "#features/travels/parts/card-view.ts";

/** A continent as a row of a list: where it leads, how many trips it has. */
export type AreaView = LinkView & Readonly<{ slug: string; code: string; count: string }>;

/** The page of all destinations: each continent with its countries and some of its trips. */
export type DestinationsView = Readonly<{
  title: string;
  text: string;
  areasLabel: string;
  countriesLabel: string;
  areas: readonly Readonly<{
    area: AreaView;
    /** `Trips in Asia`. */
    title: string;
    all: string;
    countries: readonly (LinkView & Readonly<{ count: string }>)[];
    cards: readonly TravelCardView[];
  }>[];
  words: CardWords;
}>;
