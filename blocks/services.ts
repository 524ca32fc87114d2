import type { Picture } from "#features/media/contract.ts";
import type { ReviewsView } from "#features/reviews/parts/reviews-view.ts";
import type { SearchBarView } from "#features/search/parts/search-view.ts";
import type { DepartureWords } from "#features/tours/parts/departure-row.tsx";
import type { DepartureView } from "#features/tours/parts/departure-view.ts";
import type { CardWords, TravelCardView } from "#features/travels/parts/card-view.ts";

/** Which trips a list shows; texts are slugs of the market, empty ones do not narrow. */
export type TravelsWanted = Readonly<{
  where: string;
  mood: string;
  type: string;
  discounted: boolean;
  sort: "date" | "price-asc" | "price-desc" | "discount" | "duration-asc" | "duration-desc";
  limit: number;
}>;

/** Which departures a list shows. */
export type ToursWanted = Readonly<{ onlyConfirmed: boolean; limit: number }>;

/** What blocks may ask of the market while the server renders a page; every text comes ready. */
export type BlockServices = Readonly<{
  travels(wanted: TravelsWanted): Promise<
    Readonly<{
      cards: readonly TravelCardView[];
      words: CardWords;
      total: string;
      all: Readonly<{ label: string; path: string }>;
    }>
  >;
  tours(
    wanted: ToursWanted,
  ): Promise<Readonly<{ departures: readonly DepartureView[]; words: DepartureWords }>>;
  searchBar(): Promise<SearchBarView>;
  reviews(limit: number): Promise<ReviewsView | null>;
  pictures(ids: readonly string[]): Promise<ReadonlyMap<string, Picture>>;
}>;
