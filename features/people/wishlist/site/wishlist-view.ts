import type { Picture } from "#features/assets/media/contract.ts";
import type { DepartureLabels } from "#features/catalogue/tours/parts/departure-row.tsx";
import type { DepartureView, StatusView } from "#features/catalogue/tours/parts/departure-view.ts";
import type { Savable } from "#features/catalogue/tours/parts/save-slot.tsx";
import type { PriceView } from "#features/records/prices/parts/price-view.ts";

type Link = Readonly<{ label: string; path: string }>;

/** What saves and removes a thing, with its label. */
export type HeartView = Savable & Readonly<{ label: string }>;

/** How a price has changed; null direction for one that has not. */
export type PriceChangeView = Readonly<{
  direction: "up" | "down" | null;
  /** `was €2,419 on 2 November`. */
  text: string;
  /** `up`, for those who do not see the arrow. */
  spoken: string;
}>;

export type SavedTourView = Readonly<{
  heart: HeartView;
  day: string;
  days: string;
  /** Null for one that is gone. */
  departure: DepartureView | null;
  /** `Confirmed since you saved it`. */
  since: string | null;
  statusWas: string | null;
  price: PriceChangeView | null;
}>;

/** Asks before the departures go with their trip. */
export type RemovalView = Readonly<{
  title: string;
  close: string;
  text: string;
  tours: readonly Readonly<{ day: string; status: StatusView | null }>[];
  keep: string;
  remove: string;
}>;

export type SavedTripView = Readonly<{
  heart: HeartView;
  name: string;
  countries: string;
  /** `11 days · saved on 2 November`. */
  facts: string;
  poster: Picture | null;
  open: Link | null;
  /** The trip is gone. */
  gone: string | null;
  price: PriceView | null;
  priceChange: PriceChangeView | null;
  tours: readonly SavedTourView[];
  /** Said of a trip without saved departures. */
  note: string | null;
  /** False where only departures of it are saved. */
  isSaved: boolean;
  removal: RemovalView | null;
}>;

export type WishlistView = Readonly<{
  title: string;
  /** Of the page, to which its forms are sent. */
  path: string;
  /** `3 trips and 4 departures. Prices and statuses are as of now.` */
  summary: string | null;
  /** What has changed since, in one sentence. */
  changes: Readonly<{ title: string; text: string }> | null;
  /** What could not be done just now. */
  problem: string | null;
  trips: readonly SavedTripView[];
  /** The link to the list, of who is signed in and has saved something. */
  share: Readonly<{
    isOpen: boolean;
    label: string;
    title: string;
    text: string;
    link: string;
    /** Null while there is none. */
    url: string | null;
    /** What the button beside the link says, before and after. */
    copy: Readonly<{ label: string; done: string }>;
    /** Null for who has not said their name. */
    name: string | null;
    nameNote: string;
    withName: boolean;
    go: string;
    off: string | null;
    since: string | null;
  }> | null;
  labels: Readonly<{
    from: string;
    perPerson: string;
    was: string;
    gone: string;
    otherDates: string;
  }>;
  /** Offered to a stranger whose device holds something. */
  device: Readonly<{
    title: string;
    text: string;
    email: string;
    example: string;
    keep: string;
    /** Where the sign-in leads back to. */
    returnTo: string;
  }> | null;
  empty: Readonly<{
    title: string;
    text: string;
    trips: Link | null;
    signIn: Link | null;
    meanwhile: string;
    departures: readonly DepartureView[];
    labels: DepartureLabels;
  }> | null;
}>;
