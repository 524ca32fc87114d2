import type { PagingView } from "#design/paging.tsx";
import type { TravelCardView, CardLabels } from "#features/travels/parts/card-view.ts";
import type { StatusView } from "#features/tours/parts/departure-view.ts";

export type SelectOption = Readonly<{ value: string; label: string; chosen: boolean }>;

/** One choice among several, none of them included. */
export type SelectView = Readonly<{ label: string; any: string; choices: readonly SelectOption[] }>;

export const whenTabs = ["dates", "months", "seasons", "flexible"] as const;

/** Exact dates; months; seasons and named periods; any so many days within the months. */
export type WhenTab = (typeof whenTabs)[number];

/** When to leave, in four ways. */
export type WhenView = Readonly<{
  label: string;
  any: string;
  /** What is chosen, in words. */
  shown: string;
  close: string;
  /** The way to begin with. */
  open: WhenTab;
  titles: Readonly<Record<WhenTab, string>>;
  dates: Readonly<{ earliest: string; fields: readonly DateField[] }>;
  months: readonly SelectOption[];
  days: SelectView & Readonly<{ hint: string }>;
  seasons: readonly SelectOption[];
  /** One of them or, without a value, any. */
  period: Readonly<{ label: string; choices: readonly SelectOption[] }>;
}>;

export type DateField = Readonly<{ name: "from" | "to"; label: string; value: string }>;

/** The search bar: one GET form, every text ready. */
export type SearchBarView = Readonly<{
  action: string;
  /** The market's part of the calls' address: suggestions and counts are asked below it. */
  api: string;
  label: string;
  where: Readonly<{
    label: string;
    placeholder: string;
    value: string;
    /** Places, words and dates that are searched, in words; what may be searched where there are none. */
    shown: string;
    places: readonly string[];
    /** The places searched already, by slug. */
    chosen: readonly SelectOption[];
    chosenLabel: string;
  }>;
  when: WhenView;
  /** `value` is what is chosen: one age, or several with spaces between. */
  age: Readonly<{ label: string; any: string; value: string; choices: readonly SelectOption[] }>;
  submit: string;
  close: string;
  clear: string;
  /** The search with its filters alone. */
  clearPath: string;
}>;

export type FilterOption = Readonly<{
  value: string;
  label: string;
  count: number;
  chosen: boolean;
  status: StatusView["status"] | null;
}>;

/** One group of checkboxes; `name` is the parameter of the address. */
export type FilterGroup = Readonly<{
  name: string;
  title: string;
  options: readonly FilterOption[];
  /** Those of them that stand folded, and how many they are in words; null where none do. */
  folded: Readonly<{ label: string; values: readonly string[] }> | null;
}>;

export type PriceFilterView = Readonly<{
  title: string;
  minLabel: string;
  maxLabel: string;
  /** The two fields' own words, beside the sign of the currency. */
  fromLabel: string;
  toLabel: string;
  sign: Readonly<{ text: string; isAfter: boolean }>;
  low: number;
  high: number;
  /** The two ends as prices are written, without the sign. */
  lowText: string;
  highText: string;
  min: number | null;
  max: number | null;
  bars: readonly number[];
}>;

/** A page of results with everything around them, every text ready in the visitor's language. */
export type SearchView = Readonly<{
  bar: SearchBarView;
  /** `18 viaggi in Asia, primavera 2027`: the count of trips, and what stands around it. */
  title: Readonly<{ before: string; count: string; after: string }>;
  /** How many departures there are between which days, and what the prices hold; null where none is found. */
  line: string | null;
  /**
   * What became of the keyword where it was not searched as it was typed, and the way to search
   * for a mistyped one all the same.
   */
  corrected: Readonly<{
    text: string;
    exactly: Readonly<{ text: string; path: string }> | null;
  }> | null;
  /** The search without its filters, to be found again in this browser; null where it asks for nothing. */
  recent: Readonly<{ label: string; path: string }> | null;
  filters: Readonly<{
    title: string;
    /** The words of the button that opens them on narrow screens, with how many are set. */
    open: string;
    /** The button's words without JavaScript, and with it: what it would show. */
    apply: string;
    show: string;
    close: string;
    clear: string;
    /** The search without its filters. */
    clearPath: string;
  }>;
  price: PriceFilterView | null;
  groups: readonly FilterGroup[];
  applied: Readonly<{
    title: string;
    clear: string;
    clearPath: string;
    chips: readonly Readonly<{ text: string; remove: string; path: string }>[];
  }>;
  /** The order of a search that names none is the choice without a value. */
  sort: Readonly<{ label: string; choices: readonly SelectOption[] }>;
  cards: readonly TravelCardView[];
  cardWords: CardLabels;
  resultsLabel: string;
  paging: PagingView;
  /** What to do when nothing was found; null when something was. */
  noResults: Readonly<{
    title: string;
    text: string;
    ways: readonly Readonly<{ text: string; path: string }>[];
    /** Trips with a group that leaves soon; null while no group does. */
    upcoming: Readonly<{ title: string; cards: readonly TravelCardView[] }> | null;
  }> | null;
}>;
