import type { Picture } from "#features/media/contract.ts";
import type { StatusView } from "#features/tours/parts/departure-view.ts";
import type { PriceView } from "#features/tours/parts/price/price-view.ts";

/** A trip as its card shows it, every text ready in the visitor's language. */
export type TravelCardView = Readonly<{
  id: string;
  path: string;
  name: string;
  /** `Iceland`, `Peru, Bolivia`. */
  countries: string;
  /** `9 days · ages 25-35`. */
  facts: string;
  /** `4.8`, `(126)` and `4.8 out of 5 · 126 reviews`, the last for the ear; null without reviews. */
  score: Readonly<{ short: string; count: string; full: string }> | null;
  poster: Picture | null;
  /** `isFrom` where the trip begins at this price; else it is that of the departure that is shown. */
  price: (PriceView & Readonly<{ isFrom: boolean }>) | null;
  flag: Readonly<{ kind: "discount" | "unique"; text: string }> | null;
  /** The departure that is shown, of a search one that meets it: its status, what it means, its day (ISO and in words). */
  next: Readonly<{ status: StatusView; day: string; text: string }> | null;
}>;

/** The words that stand on every card alike. */
export type CardLabels = Readonly<{
  from: string;
  perPerson: string;
  was: string;
  noDepartures: string;
}>;
