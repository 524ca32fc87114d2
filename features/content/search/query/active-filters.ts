import { type Localizer, shownCurrency } from "#markets/localizer.ts";
import { formatMoney, formatMonth, formatShortDate } from "#markets/format.ts";
import { emptySearch, sortForKeyword } from "./search-params.ts";
import type { Resource } from "#features/catalogue/resources/contract.ts";
import { multiValueFacets, type SearchQuery } from "../contract.ts";
import type { FilterGroup } from "../parts/search-view.ts";
import type { SearchLookups } from "../parts/search-lookups.ts";
import { formatKeyword } from "../parts/keyword-presenter.ts";
import { leavingFromText, backByText } from "../parts/when/when-presenter.ts";

/**
 * A filter that is cleared as a whole: the dates together, both price limits together, or all
 * values of one multi-value filter.
 */
export type FilterKind = "dates" | "price" | (typeof multiValueFacets)[number];

/** A value that the visitor has chosen, and the search that results when the value is removed. */
export type ActiveFilter = Readonly<{
  text: string;
  without: SearchQuery;
  kind: FilterKind | null;
}>;

const anyTime = { month: [], season: [], from: null, to: null, period: null, days: null } as const;

/** Removes all values of one kind and returns to the first page. */
export const clearFilter = (query: SearchQuery, kind: FilterKind): SearchQuery => {
  const firstPage = { ...query, page: 1 };
  if (kind === "dates") return { ...firstPage, ...anyTime };
  if (kind === "price") return { ...firstPage, priceMin: null, priceMax: null };
  return { ...firstPage, [kind]: [] };
};

/** Keeps only the filters of one kind, and sorts by the default order. */
export const keepOnly = (query: SearchQuery, kind: Exclude<FilterKind, "dates">): SearchQuery =>
  kind === "price"
    ? { ...emptySearch, priceMin: query.priceMin, priceMax: query.priceMax }
    : { ...emptySearch, [kind]: query[kind] };

const facetKind = (name: string): FilterKind | null =>
  multiValueFacets.find((facet) => facet === name) ?? null;

const listNames = ["where", "month", "season"] as const;

const filterText = (
  { t, market }: Localizer,
  name: (typeof listNames)[number],
  value: string,
  { destinations }: SearchLookups,
): string => {
  if (name === "where") return destinations.find(({ slug }) => slug === value)?.name ?? value;
  if (name === "month") return formatMonth(value, market.language);
  return t(`season.${value as SearchQuery["season"][number]}`);
};

type Context = Readonly<{ localizer: Localizer; query: SearchQuery; lookups: SearchLookups }>;

const without = (query: SearchQuery, cleared: Partial<SearchQuery>): SearchQuery => ({
  ...query,
  page: 1,
  ...cleared,
});

const listFilters = ({ localizer, query, lookups }: Context): ActiveFilter[] =>
  listNames.flatMap((name) =>
    query[name].map((value): ActiveFilter => ({
      text: filterText(localizer, name, value, lookups),
      without: without(query, { [name]: query[name].filter((each) => each !== value) }),
      kind: name === "where" ? null : "dates",
    })),
  );

const daysFilter = ({ localizer: { t }, query }: Context): ActiveFilter[] =>
  query.days === null
    ? []
    : [
        {
          text: t("when.upToDays", { n: query.days }),
          without: without(query, { days: null }),
          kind: "dates",
        },
      ];

const keywordFilter = ({ localizer, query }: Context): ActiveFilter[] =>
  query.q === ""
    ? []
    : [
        {
          text: formatKeyword(localizer, query.q),
          without: without(query, { q: "", sort: sortForKeyword("", query) }),
          kind: null,
        },
      ];

const dateFilters = ({ localizer, query, lookups }: Context): ActiveFilter[] => {
  const { from, to, period } = query;
  const filters: ActiveFilter[] = [];
  const add = (text: string, cleared: Partial<SearchQuery>) =>
    filters.push({ text, without: without(query, cleared), kind: "dates" });
  if (from !== null && from === to)
    add(formatShortDate(from, localizer.market), { from: null, to: null });
  else {
    if (from) add(leavingFromText(localizer, from), { from: null });
    if (to) add(backByText(localizer, to), { to: null });
  }
  if (period) {
    const isPeriod = ({ kind, slug }: Resource) => kind === "date-ranges" && slug === period;
    add(lookups.resources.find(isPeriod)?.name ?? period, { period: null });
  }
  return filters;
};

const priceFilters = ({ localizer, query }: Context): ActiveFilter[] => {
  const { priceMin, priceMax } = query;
  const filters: ActiveFilter[] = [];
  const add = (key: "filter.atLeast" | "filter.upTo", units: number, end: Partial<SearchQuery>) =>
    filters.push({
      text: localizer.t(key, { price: formatMoney(units * 100, shownCurrency(localizer)) }),
      without: without(query, end),
      kind: "price",
    });
  if (priceMin !== null) add("filter.atLeast", priceMin, { priceMin: null });
  if (priceMax !== null) add("filter.upTo", priceMax, { priceMax: null });
  return filters;
};

const yearsFilter = ({ localizer: { t }, query }: Context): ActiveFilter[] =>
  query.years === null
    ? []
    : [
        {
          text: t("filter.yearsOld", { n: query.years }),
          without: without(query, { years: null }),
          kind: null,
        },
      ];

const optionFilters = (query: SearchQuery, groups: readonly FilterGroup[]): ActiveFilter[] =>
  groups.flatMap(({ name, options }) =>
    options
      .filter(({ chosen }) => chosen)
      .map(({ value, label }): ActiveFilter => {
        const picked: unknown = query[name as keyof SearchQuery];
        const remainingValues = Array.isArray(picked)
          ? picked.filter((each) => each !== value)
          : false;
        return {
          text: label,
          without: without(query, { [name]: remainingValues }),
          kind: facetKind(name),
        };
      }),
  );

/** The filters are in the order in which the query string holds them. */
export const activeFiltersOf = (
  localizer: Localizer,
  query: SearchQuery,
  groups: readonly FilterGroup[],
  lookups: SearchLookups,
): ActiveFilter[] => {
  const context = { localizer, query, lookups };
  return [
    ...listFilters(context),
    ...daysFilter(context),
    ...keywordFilter(context),
    ...dateFilters(context),
    ...priceFilters(context),
    ...optionFilters(query, groups),
    ...yearsFilter(context),
  ];
};
