import type { Filter, FilterValues } from "../filters/filter.ts";
import { readFilters } from "../filters/filter.ts";

export type SortChoice = Readonly<{
  /** The API's value. */
  value: string;
  label: string;
  /** Key of the column whose head sorts so; `name` is the column of names. */
  column?: string;
  direction?: "ascending" | "descending";
}>;

/** What a list shows, as its URL says it. */
export type ListSearch = Readonly<{
  words: string;
  filters: FilterValues;
  /** A value of `SortChoice`; empty where the list has no sorts. */
  sort: string;
  page: number;
  /** Undefined for the server's own. */
  pageSize?: number;
}>;

/** Whether rows may be left out, so that a list without any need not be an empty one. */
export const isSearching = ({ words, filters }: ListSearch): boolean =>
  words !== "" || Object.keys(filters).length > 0;

export type SearchOptions = Readonly<{
  /** Parameters that every address of the list has, such as which list of its screen it is. */
  fixed?: Readonly<Record<string, string>>;
  filters: readonly Filter[];
  sorts: readonly SortChoice[];
  /** What an address that asks for nothing shows; all rows where it is absent. */
  first?: Readonly<{ filters: FilterValues; sort?: string }>;
}>;

/** The parameter that names a view, and its value at the address of all rows. */
export const viewParameter = "view";
export const allRows = "all";

const maxPage = 100_000; // the server's limit
const maxWords = 200;

const toPageNumber = (text: string | null): number => {
  const number = Number(text ?? 1);
  return Number.isInteger(number) && number >= 1 && number <= maxPage ? number : 1;
};

const defaultSort = ({ sorts }: SearchOptions): string => sorts[0]?.value ?? "";

/** Without a page, so that each page of the first search has the short address. */
const firstSearch = (options: SearchOptions) => ({
  words: "",
  filters: options.first?.filters ?? {},
  sort: options.first?.sort ?? defaultSort(options),
});

const isWithoutWish = (options: SearchOptions, search: ListSearch): boolean =>
  !isSearching(search) && search.sort === defaultSort(options);

/** Whether it is what an address without a search shows, on whichever page. */
export const isFirst = (options: SearchOptions, { words, filters, sort }: ListSearch): boolean => {
  const first = firstSearch(options);
  const fields = Object.keys({ ...filters, ...first.filters });
  return (
    words === "" &&
    sort === first.sort &&
    fields.every((field) => filters[field] === first.filters[field])
  );
};

/** Invalid parameters get their default. */
export const fromSearchParams = (options: SearchOptions, query: URLSearchParams): ListSearch => {
  const search = {
    words: (query.get("search") ?? "").slice(0, maxWords),
    filters: readFilters(options.filters, query),
    sort:
      options.sorts.find(({ value }) => value === query.get("sort"))?.value ?? defaultSort(options),
    page: toPageNumber(query.get("page")),
  };
  const isOfFirst = isWithoutWish(options, search) && query.get(viewParameter) !== allRows;
  return isOfFirst ? { ...search, ...firstSearch(options) } : search;
};

/** What has its default value is left out; the fields stand in the order of the declaration. */
export const toSearchParams = (options: SearchOptions, search: ListSearch): URLSearchParams => {
  const query = new URLSearchParams(options.fixed);
  if (search.page > 1 && isFirst(options, search)) query.set("page", String(search.page));
  if (isFirst(options, search)) return query;
  if (isWithoutWish(options, search)) query.set(viewParameter, allRows);
  if (search.words) query.set("search", search.words);
  for (const filter of options.filters)
    for (const field of filter.kind === "days" ? [filter.field, filter.untilField] : [filter.field])
      if (search.filters[field] !== undefined) query.set(field, search.filters[field]);
  if (search.sort !== defaultSort(options)) query.set("sort", search.sort);
  if (search.page > 1) query.set("page", String(search.page));
  return query;
};

/** The query string of the API for lists whose parameters have the names of the URL. */
export const apiQuery = ({ words, filters, sort, page, pageSize }: ListSearch): URLSearchParams =>
  new URLSearchParams({
    ...(words && { search: words }),
    ...filters,
    ...(sort && { sort }),
    page: String(page),
    ...(pageSize !== undefined && { pageSize: String(pageSize) }),
  });
