import type { Resource } from "#features/catalogue/resources/contract.ts";
import {
  ages,
  efforts,
  type FacetName,
  type Flag,
  flags,
  type SearchQuery,
  type SearchResult,
  sorts,
} from "#features/content/search/contract.ts";
import type {
  SelectOption,
  FilterGroup,
  FilterOption,
  PriceFilterView,
  SearchView,
} from "#features/content/search/parts/search-view.ts";
import { statuses } from "#features/records/statuses/contract.ts";
import { moods, transports } from "#features/catalogue/travels/contract.ts";
import { capitalize, currencySign, formatMoney } from "#markets/format.ts";
import { type Localizer, shownCurrency } from "#markets/localizer.ts";
import { defaultSort } from "#features/content/search/query/search-params.ts";
import { foldedOptions } from "./folded-options.ts";
import { searchPath, withoutFilters } from "../search-bar-presenter.ts";
import type { SearchLookups } from "../search-lookups.ts";

/** People of some ages may choose the group; the others need no words. */
const yearsNote = ({ t }: Localizer, { years }: SearchQuery): string | null => {
  if (years === null) return null;
  if (years < 21 || years > 49) return t("filter.yearsNone");
  if (years <= 25) return t("filter.yearsYounger", { n: years });
  return years === 36 || years === 37 ? t("filter.yearsEither", { n: years }) : null;
};

/** Texts of the sheet that holds the filters on narrow screens. */
export const toFilterPanel = (
  localizer: Localizer,
  query: SearchQuery,
  total: number,
  groups: readonly FilterGroup[],
): SearchView["filters"] => {
  const { t } = localizer;
  const chosen = groups.flatMap(({ options }) => options.filter((option) => option.chosen));
  const bounds = [query.priceMin, query.priceMax].filter((bound) => bound !== null);
  const activeCount = chosen.length + (bounds.length > 0 ? 1 : 0) + (query.years === null ? 0 : 1);
  return {
    title: t("filter.title"),
    open: activeCount === 0 ? t("filter.open") : `${t("filter.title")} · ${activeCount}`,
    apply: t("filter.apply"),
    show: t("search.submitCount", { n: total }),
    close: t("nav.close"),
    years: {
      label: t("filter.years"),
      value: query.years === null ? "" : String(query.years),
      note: yearsNote(localizer, query),
    },
    clear: t("filter.clearAll"),
    clearPath: searchPath(localizer, withoutFilters(query)),
  };
};

type OptionList = readonly Readonly<{ value: string; label: string }>[];

const groupOf = (
  name: FacetName,
  title: string,
  list: OptionList,
  query: SearchQuery,
  { facets }: SearchResult,
): Omit<FilterGroup, "folded"> => {
  const queryValue: unknown = query[name];
  const isChosen = (value: string) =>
    Array.isArray(queryValue) ? queryValue.includes(value) : queryValue === true;
  const chosen: readonly string[] = Array.isArray(queryValue) ? queryValue : [];
  // An old link may hold a value that no longer exists. Such a value still filters, so the page
  // shows it and lets visitors remove it.
  const unknown = chosen.filter((value) => !list.some((each) => each.value === value));
  return {
    name,
    title,
    options: [...list, ...unknown.map((value) => ({ value, label: value }))].map(
      ({ value, label }): FilterOption => ({
        value,
        label,
        count: facets[name][value] ?? 0,
        chosen: isChosen(value),
        status: name === "status" ? (statuses.find((each) => each === value) ?? null) : null,
      }),
    ),
  };
};

/** The groups are in the order in which the page shows them. */
export const toFilterGroups = (
  { t }: Localizer,
  query: SearchQuery,
  result: SearchResult,
  { resources }: SearchLookups,
): FilterGroup[] => {
  const optionsOfKind = (kind: Resource["kind"]): OptionList =>
    resources.flatMap((each) =>
      each.kind === kind ? [{ value: each.slug, label: each.name }] : [],
    );
  const toGroup = (name: FacetName, title: string, list: OptionList): FilterGroup => ({
    ...groupOf(name, title, list, query, result),
    folded: null,
  });
  const group = (...args: Parameters<typeof toGroup>): FilterGroup => {
    const shown = toGroup(...args);
    return { ...shown, folded: foldedOptions(t, shown.options) };
  };
  const flagOptions = (name: Flag) =>
    toGroup(name, "", [{ value: "1", label: t(`filter.${name}`) }]).options;
  return [
    toGroup(
      "age",
      t("filter.age"),
      ages.map((value) => ({ value, label: t(`age.${value}`) })),
    ),
    group(
      "status",
      t("filter.status"),
      statuses.map((value) => ({ value, label: t(`status.${value}`) })),
    ),
    group("duration", t("filter.duration"), optionsOfKind("durations")),
    group(
      "mood",
      t("filter.mood"),
      moods.map((value) => ({ value, label: t(`mood.${value}`) })),
    ),
    group("type", t("filter.type"), optionsOfKind("travel-type-primary")),
    group("style", t("filter.style"), optionsOfKind("travel-styles")),
    group(
      "transport",
      t("filter.transport"),
      transports.map((value) => ({ value, label: capitalize(t(`transport.${value}`)) })),
    ),
    group(
      "effort",
      t("filter.effort"),
      efforts.map((value) => ({ value, label: t(`effort.${value}`) })),
    ),
    group("badge", t("filter.badge"), optionsOfKind("badges")),
    ...flags.map((name, at) => ({
      name,
      title: at === 0 ? t("filter.extra") : "",
      options: flagOptions(name),
      folded: null,
    })),
  ];
};

/** Null when no result has a price. */
export const toPriceFilter = (
  localizer: Localizer,
  query: SearchQuery,
  { prices }: SearchResult,
): PriceFilterView | null => {
  const { t } = localizer;
  const currency = shownCurrency(localizer);
  const sign = currencySign(currency);
  const fieldText = (units: number) =>
    formatMoney(units * 100, currency)
      .replace(sign.text, "")
      .trim();
  return (
    prices && {
      title: t("filter.price"),
      minLabel: t("filter.priceMin", { currency }),
      maxLabel: t("filter.priceMax", { currency }),
      fromLabel: t("filter.priceFrom"),
      toLabel: t("filter.priceTo"),
      sign,
      low: prices.low,
      high: prices.high,
      lowText: fieldText(prices.low),
      highText: fieldText(prices.high),
      min: query.priceMin,
      max: query.priceMax,
      bars: prices.bars,
    }
  );
};

/** The default sort has an empty value, since the query string leaves it out. */
export const toSortChoices = ({ t }: Localizer, query: SearchQuery): SelectOption[] =>
  sorts.map((sort) => ({
    value: sort === defaultSort(query.q) ? "" : sort,
    label: t(`sort.${sort}`),
    chosen: query.sort === sort,
  }));
