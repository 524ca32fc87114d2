import type { ChoiceGroup } from "#features/records/prices/parts/choice-view.ts";
import type { PagingView } from "#design/elements/paging.tsx";
import type { TravelCardView, CardLabels } from "#features/catalogue/travels/parts/card-view.ts";
import type { StatusView } from "#features/catalogue/tours/parts/departure-view.ts";

export type SelectOption = Readonly<{ value: string; label: string; chosen: boolean }>;

/** A choice of one option or none. `any` is the label of the empty option. */
export type SelectView = Readonly<{ label: string; any: string; choices: readonly SelectOption[] }>;

export const whenTabs = ["dates", "months", "seasons", "flexible"] as const;

/**
 * The tabs of the panel: exact dates, months, seasons and named periods, and any stay of a given
 * length within the chosen months.
 */
export type WhenTab = (typeof whenTabs)[number];

export type WhenView = Readonly<{
  label: string;
  any: string;
  /** The chosen dates as a text. */
  text: string;
  close: string;
  /** The tab that is open when the panel opens. */
  open: WhenTab;
  titles: Readonly<Record<WhenTab, string>>;
  dates: Readonly<{ earliest: string; fields: readonly DateField[] }>;
  months: readonly SelectOption[];
  days: SelectView & Readonly<{ hint: string }>;
  seasons: readonly SelectOption[];
  /** The first option stands for any period. */
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
    /** The search as a text, or a prompt when nothing is chosen yet. */
    text: string;
    places: readonly string[];
    /** The chosen places; the value of each option is the place's slug. */
    chosen: readonly SelectOption[];
    chosenLabel: string;
  }>;
  when: WhenView;
  /** `value` is one age group, or several separated by spaces. */
  age: Readonly<{ label: string; any: string; value: string; choices: readonly SelectOption[] }>;
  submit: string;
  close: string;
  clear: string;
  /** Address of the search with its filters but without the fields of the search bar. */
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
  /**
   * The values of the options that are folded away, and a label with their number. Null when no
   * options are folded.
   */
  folded: Readonly<{ label: string; values: readonly string[] }> | null;
}>;

export type PriceFilterView = Readonly<{
  title: string;
  minLabel: string;
  maxLabel: string;
  /** Labels of the fields for the lowest and highest price. They include the currency's sign. */
  fromLabel: string;
  toLabel: string;
  sign: Readonly<{ text: string; isAfter: boolean }>;
  low: number;
  high: number;
  /** Lowest and highest price as texts without the currency's sign. */
  lowText: string;
  highText: string;
  min: number | null;
  max: number | null;
  bars: readonly number[];
}>;

/** Texts are in the visitor's language. */
export type SearchView = Readonly<{
  bar: SearchBarView;
  /** `18 viaggi in Asia, primavera 2027`, split so that the count has an element of its own. */
  title: Readonly<{ before: string; count: string; after: string }>;
  /**
   * The number of departures, their first and last day, and a note on prices. Null when there are
   * no departures.
   */
  text: string | null;
  /** Paragraphs about the only place that is searched for. */
  words: readonly string[];
  /**
   * Tells visitors that the keyword was corrected or ignored, with a link that searches exactly
   * what they typed. Null when the keyword was searched as typed.
   */
  corrected: Readonly<{
    text: string;
    exactly: Readonly<{ text: string; path: string }> | null;
  }> | null;
  /**
   * The search without its filters, which the browser stores as a recent search. Null for an empty
   * search.
   */
  recent: Readonly<{ label: string; path: string }> | null;
  /** The search in own words; null where the market has none. */
  ownWords: Readonly<{ text: string; path: string }> | null;
  filters: Readonly<{
    title: string;
    /**
     * Label of the button that opens the filters on narrow screens, with the number of active ones.
     */
    open: string;
    /**
     * Label of the submit button. With JavaScript, the label is replaced by one that names the
     * number of results.
     */
    apply: string;
    show: string;
    close: string;
    /** The visitor's age as a number; the note says of some ages which groups they may choose. */
    years: Readonly<{ label: string; value: string; note: string | null }>;
    clear: string;
    /** Address of the search without its filters. */
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
  /** For how many people prices are shown; `value` is what the form sends. */
  people: Readonly<{ value: string; choice: ChoiceGroup }>;
  /** Whether results are short rows, with a link to the other look; `value` is what the form sends. */
  look: Readonly<{ isCompact: boolean; value: string; text: string; path: string }>;
  /** The default order has an empty value. */
  sort: Readonly<{ label: string; choices: readonly SelectOption[] }>;
  cards: readonly TravelCardView[];
  labels: CardLabels;
  resultsLabel: string;
  paging: PagingView;
  /** Null when the search found trips. */
  noResults: Readonly<{
    title: string;
    text: string;
    links: readonly Readonly<{ text: string; path: string }>[];
    /** Trips that suit but for the dates, each with a bell for new ones; null where there are none. */
    follow: Readonly<{
      title: string;
      trips: readonly Readonly<{
        id: string;
        name: string;
        path: string;
        months: readonly string[];
        age: string | null;
      }>[];
    }> | null;
    /**
     * Trips whose group leaves soon, offered when the search found nothing. Null when there are
     * none.
     */
    recommended: Readonly<{ title: string; cards: readonly TravelCardView[] }> | null;
  }> | null;
}>;
