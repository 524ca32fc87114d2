import type { PagingView } from "#design/paging.tsx";
import type { TravelCardView, CardLabels } from "#features/travels/parts/card-view.ts";
import type { StatusView } from "#features/tours/parts/departure-view.ts";

export type SelectOption = Readonly<{ value: string; label: string; chosen: boolean }>;

/** A single choice that may be left empty. */
export type SelectView = Readonly<{ label: string; any: string; choices: readonly SelectOption[] }>;

export const whenTabs = ["dates", "months", "seasons", "flexible"] as const;

/** Exact dates; months; seasons and named periods; any stay of a length within the months. */
export type WhenTab = (typeof whenTabs)[number];

export type WhenView = Readonly<{
  label: string;
  any: string;
  /** The chosen dates in words. */
  text: string;
  close: string;
  /** The tab that is open at first. */
  open: WhenTab;
  titles: Readonly<Record<WhenTab, string>>;
  dates: Readonly<{ earliest: string; fields: readonly DateField[] }>;
  months: readonly SelectOption[];
  days: SelectView & Readonly<{ hint: string }>;
  seasons: readonly SelectOption[];
  /** The first option is any period. */
  period: Readonly<{ label: string; choices: readonly SelectOption[] }>;
}>;

export type DateField = Readonly<{ name: "from" | "to"; label: string; value: string }>;

/** Texts are in the visitor's language. */
export type SearchBarView = Readonly<{
  action: string;
  /** Base path of the market's API, for suggestions and counts. */
  api: string;
  label: string;
  where: Readonly<{
    label: string;
    placeholder: string;
    value: string;
    /** The search in words; a prompt where it is empty. */
    text: string;
    places: readonly string[];
    /** The chosen places, by slug. */
    chosen: readonly SelectOption[];
    chosenLabel: string;
  }>;
  when: WhenView;
  /** `value` is one age, or several separated by spaces. */
  age: Readonly<{ label: string; any: string; value: string; choices: readonly SelectOption[] }>;
  submit: string;
  close: string;
  clear: string;
  /** Link to the search with its filters only. */
  clearPath: string;
}>;

export type FilterOption = Readonly<{
  value: string;
  label: string;
  count: number;
  chosen: boolean;
  status: StatusView["status"] | null;
}>;

/** A group of checkboxes; `name` is the query parameter. */
export type FilterGroup = Readonly<{
  name: string;
  title: string;
  options: readonly FilterOption[];
  /** Options folded away, and their number in words; null where none are. */
  folded: Readonly<{ label: string; values: readonly string[] }> | null;
}>;

export type PriceFilterView = Readonly<{
  title: string;
  minLabel: string;
  maxLabel: string;
  /** Labels of the two fields, which show the currency's sign. */
  fromLabel: string;
  toLabel: string;
  sign: Readonly<{ text: string; isAfter: boolean }>;
  low: number;
  high: number;
  /** Lowest and highest price without the sign. */
  lowText: string;
  highText: string;
  min: number | null;
  max: number | null;
  bars: readonly number[];
}>;

/** Texts are in the visitor's language. */
export type SearchView = Readonly<{
  bar: SearchBarView;
  /** `18 viaggi in Asia, primavera 2027`, split around the count. */
  title: Readonly<{ before: string; count: string; after: string }>;
  /**
   * Number of departures, their first and last day and a note on prices; null where none is found.
   */
  text: string | null;
  /**
   * Tells that the keyword was corrected or ignored, with a link to search exactly what was typed;
   * null otherwise.
   */
  corrected: Readonly<{
    text: string;
    exactly: Readonly<{ text: string; path: string }> | null;
  }> | null;
  /**
   * The search without its filters, stored in the browser as a recent search; null for an empty
   * search.
   */
  recent: Readonly<{ label: string; path: string }> | null;
  filters: Readonly<{
    title: string;
    /**
     * Label of the button that opens the filters on narrow screens, with the number of active ones.
     */
    open: string;
    /**
     * Label of the submit button: without JavaScript, and with it, where it names the number of
     * results.
     */
    apply: string;
    show: string;
    close: string;
    clear: string;
    /** Link to the search without its filters. */
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
  /** The default order has an empty value. */
  sort: Readonly<{ label: string; choices: readonly SelectOption[] }>;
  cards: readonly TravelCardView[];
  labels: CardLabels;
  resultsLabel: string;
  paging: PagingView;
  /** Null when something was found. */
  noResults: Readonly<{
    title: string;
    text: string;
    links: readonly Readonly<{ text: string; path: string }>[];
    /** Trips with a group that leaves soon; null without any. */
    upcoming: Readonly<{ title: string; cards: readonly TravelCardView[] }> | null;
  }> | null;
}>;
