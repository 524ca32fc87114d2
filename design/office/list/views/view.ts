import type { FilterValues } from "../filters/filter.ts";
import {
  allRows,
  type ListSearch,
  fromSearchParams,
  type SearchOptions,
  toSearchParams,
} from "../search/list-search.ts";

/** A view that the screen itself offers. */
export type ListView = Readonly<{
  key: string;
  name: string;
  filters: FilterValues;
  sort?: string;
  /** Heading where it has no row: `Nothing to decide`. */
  noneTitle?: string;
}>;

/** A tab: one of the screen's views or one that somebody saved. */
export type ViewTab = Readonly<{
  id: string;
  name: string;
  /** The search as the URL holds it, without a page. */
  query: string;
  /** Saved by the user, so that it can be changed and removed. */
  isOwn: boolean;
}>;

export const allTab: ViewTab = { id: allRows, name: "All", query: "", isOwn: false };

export const tabOf = (options: SearchOptions, { key, name, filters, sort }: ListView): ViewTab => ({
  id: key,
  name,
  query: toSearchParams(options, {
    words: "",
    filters,
    sort: sort ?? options.sorts[0]?.value ?? "",
    page: 1,
  }).toString(),
  isOwn: false,
});

/** All rows of a list. */
export const allTabOf = (options: SearchOptions): ViewTab => ({
  ...allTab,
  query: tabOf(options, { ...allTab, key: allRows, filters: {} }).query,
});

/** The search of a tab; what the list no longer knows is left out. */
export const searchOf = (options: SearchOptions, tab: Pick<ViewTab, "query">): ListSearch =>
  fromSearchParams(options, new URLSearchParams(tab.query));

export const queryWithoutPage = (options: SearchOptions, search: ListSearch): string =>
  toSearchParams(options, { ...search, page: 1 }).toString();

/** The tab that was opened, changed or not; by default the one that shows exactly this search. */
export const activeTab = (
  tabs: readonly ViewTab[],
  openedId: string | null,
  query: string,
): ViewTab =>
  tabs.find((tab) => tab.query === query) ??
  tabs.find(({ id }) => id === openedId) ??
  tabs.find(({ id }) => id === allTab.id) ??
  allTab;
