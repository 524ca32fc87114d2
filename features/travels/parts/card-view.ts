import type { Picture } from "#features/media/contract.ts";
import type { StatusView } from "#features/tours/parts/departure-view.ts";
import type { PriceView } from "#features/tours/parts/price/price-view.ts";

/** Texts are in the visitor's language. */
export type TravelCardView = Readonly<{
  id: string;
  path: string;
  name: string;
  /** `Iceland`, `Peru, Bolivia`. */
  countries: string;
  /** `9 days · ages 25-35`. */
  facts: string;
  /** `4.8`, `(126)` and, for screen readers, `4.8 out of 5 · 126 reviews`; null without reviews. */
  score: Readonly<{ short: string; count: string; full: string }> | null;
  poster: Picture | null;
  /** `isFrom`: the trip's prices start here; else the price is that of the departure shown. */
  price: (PriceView & Readonly<{ isFrom: boolean }>) | null;
  flag: Readonly<{ kind: "discount" | "unique"; text: string }> | null;
  /** The departure shown, one that matches the search; `day` is ISO, `text` the same in words. */
  next: Readonly<{ status: StatusView; day: string; text: string }> | null;
}>;

export type CardLabels = Readonly<{
  from: string;
  perPerson: string;
  was: string;
  noDepartures: string;
}>;
