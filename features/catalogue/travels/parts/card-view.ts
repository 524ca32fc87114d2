import type { Picture } from "#features/assets/media/contract.ts";
import type { StatusView } from "#features/catalogue/tours/parts/departure-view.ts";
import type { PriceView } from "#features/records/prices/parts/price-view.ts";

/** Texts are in the visitor's language. */
export type TravelCardView = Readonly<{
  id: string;
  path: string;
  name: string;
  /** `Iceland`, `Peru, Bolivia`. */
  countries: string;
  /** `9 days · ages 25-35`. */
  facts: string;
  /**
   * `first` is `4.8`, `rest` is `(126)`, and `full` is the text for screen readers, `4.8 out of 5
   * · 126 reviews`. Of few reviews the number comes first: `2 reviews` and `· 5.0 out of 5`. Null
   * when there are no reviews.
   */
  score: Readonly<{ first: string; rest: string; full: string; isFew: boolean }> | null;
  poster: Picture | null;
  /**
   * `isFrom` is true when the price is the lowest of the trip's departures; otherwise it is the
   * price of the shown departure.
   */
  price: (PriceView & Readonly<{ isFrom: boolean }>) | null;
  /** Which of the trip's texts has the keyword that was searched; none where none was. */
  match?: string | null;
  flag: Readonly<{ kind: "discount" | "unique"; text: string }> | null;
  /**
   * The departure that the card shows, which matches the search. `day` is an ISO day, `text` the
   * same day as visitors read it.
   */
  next: Readonly<{ status: StatusView; day: string; text: string }> | null;
}>;

export type CardLabels = Readonly<{
  from: string;
  perPerson: string;
  was: string;
  noDepartures: string;
  /**
   * By which address and at which rate the amounts are paid, where that is not one currency for all.
   * Whatever lists cards says it once.
   */
  paid: string | null;
}>;
