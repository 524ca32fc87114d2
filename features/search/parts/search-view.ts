import type { PagingView } from "#design/paging.tsx";
import type { TravelCardView, CardWords } from "#features/travels/parts/card-view.ts";
import type { StatusView } from "#features/tours/parts/departure-view.ts";

export type Choice = Readonly<{ value: string; label: string; chosen: boolean }>;

/** The search bar: one GET form, every text ready. */
export type SearchBarView = Readonly<{
  action: string;
  label: string;
  where: Readonly<{ label: string; placeholder: string; value: string; places: readonly string[] }>;
  when: Readonly<{ label: string; any: string; months: readonly Choice[] }>;
  age: Readonly<{ label: string; any: string; choices: readonly Choice[] }>;
  submit: string;
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
}>;

export type PriceFilterView = Readonly<{
  title: string;
  minLabel: string;
  maxLabel: string;
  low: number;
  high: number;
  min: number | null;
  max: number | null;
  bars: readonly number[];
}>;

export type DatesFilterView = Readonly<{
  title: string;
  fromLabel: string;
  toLabel: string;
  from: string;
  to: string;
  earliest: string;
  seasons: FilterGroup;
  periods: Readonly<{ label: string; any: string; choices: readonly Choice[] }>;
}>;

/** A page of results with everything around them, every text ready in the visitor's language. */
export type SearchView = Readonly<{
  bar: SearchBarView;
  title: string;
  count: string;
  filtersTitle: string;
  filtersOpen: string;
  apply: string;
  close: string;
  dates: DatesFilterView;
  price: PriceFilterView | null;
  groups: readonly FilterGroup[];
  applied: Readonly<{
    title: string;
    clear: string;
    clearPath: string;
    chips: readonly Readonly<{ text: string; remove: string; path: string }>[];
  }>;
  sort: Readonly<{ label: string; choices: readonly Choice[] }>;
  cards: readonly TravelCardView[];
  cardWords: CardWords;
  resultsLabel: string;
  paging: PagingView;
  /** What to do when nothing was found; null when something was. */
  nothing: Readonly<{
    title: string;
    text: string;
    ways: readonly Readonly<{ text: string; path: string }>[];
  }> | null;
}>;
