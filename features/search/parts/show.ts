import type { Destination } from "#features/destinations/contract.ts";
import type { Resource } from "#features/resources/contract.ts";
import { statuses } from "#features/tours/contract.ts";
import type { Voice } from "#features/tours/parts/voice.ts";
import { moods } from "#features/travels/contract.ts";
import { comingMonths } from "#markets/days.ts";
import { formatMonth } from "#markets/format.ts";
import { pathOf } from "#markets/markets.ts";
import { writeSearch } from "../address.ts";
import {
  ages,
  durations,
  type FacetName,
  type SearchQuery,
  type SearchResult,
  seasons,
  sorts,
} from "#features/search/contract.ts";
import type {
  Choice,
  DatesFilterView,
  FilterGroup,
  FilterOption,
  PriceFilterView,
  SearchBarView,
} from "#features/search/parts/search-view.ts";

/** What the words of a search are made of besides the messages. */
export type SearchWords = Readonly<{
  destinations: readonly Destination[];
  resources: readonly Resource[];
}>;

/** The address of a search in its market. */
export const searchPath = ({ market }: Pick<Voice, "market">, query: SearchQuery): string => {
  const text = writeSearch(query).toString();
  return `${pathOf(market.id, "search") ?? "/"}${text ? `?${text}` : ""}`;
};

const placeNames = (query: SearchQuery, { destinations }: SearchWords): string[] =>
  query.where.flatMap((slug) => destinations.find((each) => each.slug === slug)?.name ?? []);

/** The search bar as it stands above a search, or empty on other pages. */
export const showSearchBar = (
  voice: Voice,
  query: SearchQuery,
  words: SearchWords,
): SearchBarView => {
  const { say, market, today } = voice;
  const ageOf = (value: string): Choice => ({
    value,
    label: say(`age.${value as (typeof ages)[number]}`),
    chosen: query.age.length === 1 && query.age[0] === value,
  });
  return {
    action: pathOf(market.id, "search") ?? "/",
    label: say("search.label"),
    where: {
      label: say("search.where"),
      placeholder: say("search.wherePlaceholder"),
      value: [...placeNames(query, words), query.q].filter(Boolean).join(", "),
      places: words.destinations.flatMap(({ kind, name }) => (kind === "place" ? [] : [name])),
    },
    when: {
      label: say("search.when"),
      any: say("search.anyTime"),
      months: comingMonths(today).map((month) => ({
        value: month,
        label: formatMonth(month, market.language),
        chosen: query.month.includes(month),
      })),
    },
    age: {
      label: say("search.age"),
      any: say("age.all"),
      choices: ages.filter((age) => age !== "all").map(ageOf),
    },
    submit: say("search.submit"),
  };
};

type OptionList = readonly Readonly<{ value: string; label: string }>[];

const groupOf = (
  name: FacetName,
  title: string,
  list: OptionList,
  query: SearchQuery,
  { facets }: SearchResult,
): FilterGroup => {
  const picked: unknown = query[name];
  const isChosen = (value: string) =>
    Array.isArray(picked) ? picked.includes(value) : picked === true;
  return {
    name,
    title,
    options: list.map(({ value, label }): FilterOption => ({
      value,
      label,
      count: facets[name][value] ?? 0,
      chosen: isChosen(value),
      status: name === "status" ? (statuses.find((each) => each === value) ?? null) : null,
    })),
  };
};

/** Every filter with its choices and true counts, in the order of the page. */
export const showGroups = (
  { say }: Voice,
  query: SearchQuery,
  result: SearchResult,
  { resources }: SearchWords,
): FilterGroup[] => {
  const named = (kind: Resource["kind"]): OptionList =>
    resources.flatMap((each) =>
      each.kind === kind ? [{ value: each.slug, label: each.name }] : [],
    );
  const group = (name: FacetName, title: string, list: OptionList) =>
    groupOf(name, title, list, query, result);
  const yes = (name: "discounted" | "privateRoom" | "unique") =>
    group(name, "", [{ value: "1", label: say(`filter.${name}`) }]).options;
  return [
    group(
      "age",
      say("filter.age"),
      ages.map((value) => ({ value, label: say(`age.${value}`) })),
    ),
    group(
      "status",
      say("filter.status"),
      statuses.map((value) => ({ value, label: say(`status.${value}`) })),
    ),
    group(
      "duration",
      say("filter.duration"),
      durations.map((value) => ({ value, label: say(`duration.${value}`) })),
    ),
    group(
      "mood",
      say("filter.mood"),
      moods.map((value) => ({ value, label: say(`mood.${value}`) })),
    ),
    group("type", say("filter.type"), named("travel-type-primary")),
    group("style", say("filter.style"), named("travel-styles")),
    group("badge", say("filter.badge"), named("badges")),
    { name: "discounted", title: say("filter.extra"), options: yes("discounted") },
    { name: "privateRoom", title: "", options: yes("privateRoom") },
    { name: "unique", title: "", options: yes("unique") },
  ];
};

/** The price filter with its histogram; null when nothing has a price. */
export const showPriceFilter = (
  { say, market }: Voice,
  query: SearchQuery,
  { prices }: SearchResult,
): PriceFilterView | null =>
  prices && {
    title: say("filter.price"),
    minLabel: say("filter.priceMin", { currency: market.currency }),
    maxLabel: say("filter.priceMax", { currency: market.currency }),
    low: prices.low,
    high: prices.high,
    min: query.priceMin,
    max: query.priceMax,
    bars: prices.bars,
  };

/** Exact dates, seasons and the market's named periods. */
export const showDates = (
  { say, today }: Voice,
  query: SearchQuery,
  { resources }: SearchWords,
): DatesFilterView => ({
  title: say("search.dates"),
  fromLabel: say("search.from"),
  toLabel: say("search.to"),
  from: query.from ?? "",
  to: query.to ?? "",
  earliest: today,
  seasons: {
    name: "season",
    title: say("search.seasons"),
    options: seasons.map((value) => ({
      value,
      label: say(`season.${value}`),
      count: -1,
      chosen: query.season.includes(value),
      status: null,
    })),
  },
  periods: {
    label: say("search.periods"),
    any: say("search.anyTime"),
    choices: resources.flatMap(({ kind, slug, name }) =>
      kind === "date-ranges" ? [{ value: slug, label: name, chosen: query.period === slug }] : [],
    ),
  },
});

/** The seven sorts; relevance alone needs a keyword. */
export const showSorts = ({ say }: Voice, query: SearchQuery): Choice[] =>
  sorts
    .filter((sort) => sort !== "relevance" || query.q !== "")
    .map((value) => ({ value, label: say(`sort.${value}`), chosen: query.sort === value }));
