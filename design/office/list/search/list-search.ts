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
}>;

const maxPage = 100_000; // the server's limit
const maxWords = 200;

const toPageNumber = (text: string | null): number => {
  const number = Number(text ?? 1);
  return Number.isInteger(number) && number >= 1 && number <= maxPage ? number : 1;
};

/** Invalid parameters get their default. */
export const fromSearchParams = (options: SearchOptions, query: URLSearchParams): ListSearch => ({
  words: (query.get("search") ?? "").slice(0, maxWords),
  filters: readFilters(options.filters, query),
  sort:
    options.sorts.find(({ value }) => value === query.get("sort"))?.value ??
    options.sorts[0]?.value ??
    "",
  page: toPageNumber(query.get("page")),
});

/** What has its default value is left out; the fields stand in the order of the declaration. */
export const toSearchParams = (options: SearchOptions, search: ListSearch): URLSearchParams => {
  const query = new URLSearchParams(options.fixed);
  if (search.words) query.set("search", search.words);
  for (const filter of options.filters)
    for (const field of filter.kind === "days" ? [filter.field, filter.untilField] : [filter.field])
      if (search.filters[field] !== undefined) query.set(field, search.filters[field]);
  if (search.sort !== (options.sorts[0]?.value ?? "")) query.set("sort", search.sort);
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
