import type { Destination } from "#features/destinations/contract.ts";
import type { Resource } from "#features/resources/contract.ts";
import { statuses } from "#features/tours/contract.ts";
import type { Voice } from "#features/tours/parts/voice.ts";
import { moods } from "#features/travels/contract.ts";
import { currencySign, formatMoney } from "#markets/format.ts";
import { pathOf } from "#markets/markets.ts";
import { defaultSort, parseSearch, sortWith, writeSearch } from "../address.ts";
import {
  ages,
  durations,
  type FacetName,
  type SearchQuery,
  type SearchResult,
  sorts,
} from "#features/search/contract.ts";
import type {
  Choice,
  FilterGroup,
  FilterOption,
  PriceFilterView,
  SearchBarView,
  SearchView,
} from "#features/search/parts/search-view.ts";
import { showFolded } from "./show-folded.ts";
import { askedWhen, showWhen } from "./show-when.ts";

/** What the words of a search are made of besides the messages. */
export type SearchWords = Readonly<{
  destinations: readonly Destination[];
  resources: readonly Resource[];
  /** The months that can be chosen: from the first to the last with a departure, as `2027-05`. */
  months: readonly string[];
}>;

/** The address of a search in its market. */
export const searchPath = ({ market }: Pick<Voice, "market">, query: SearchQuery): string => {
  const text = writeSearch(query).toString();
  return `${pathOf(market.id, "search") ?? "/"}${text ? `?${text}` : ""}`;
};

/** What a search asks besides its filters, in the usual order, from the first page on. */
export const barAlone = ({ where, q, from, to, month, season, period, days }: SearchQuery) => ({
  ...parseSearch(new URLSearchParams()),
  where,
  q,
  from,
  to,
  month,
  season,
  period,
  days,
  sort: defaultSort(q),
});

/** The filters of a search without what its bar asks. */
const filtersAlone = (query: SearchQuery): SearchQuery => ({
  ...query,
  where: [],
  q: "",
  from: null,
  to: null,
  month: [],
  season: [],
  period: null,
  days: null,
  age: [],
  sort: sortWith("", query),
  page: 1,
});

/** What stands around the filters where they are a sheet. */
export const showFilters = (
  voice: Voice,
  query: SearchQuery,
  total: number,
  groups: readonly FilterGroup[],
): SearchView["filters"] => {
  const { say } = voice;
  const chosen = groups.flatMap(({ options }) => options.filter((option) => option.chosen));
  const bounds = [query.priceMin, query.priceMax].filter((bound) => bound !== null);
  const set = chosen.length + (bounds.length > 0 ? 1 : 0);
  return {
    title: say("filter.title"),
    open: set === 0 ? say("filter.open") : `${say("filter.title")} · ${set}`,
    apply: say("filter.apply"),
    show: say("search.submitCount", { n: total }),
    close: say("nav.close"),
    clear: say("filter.clearAll"),
    clearPath: searchPath(voice, barAlone(query)),
  };
};

/** Each age and, where several are asked for together, these. */
const showAge = ({ say }: Voice, { age }: SearchQuery): SearchBarView["age"] => {
  const value = age.join(" ");
  const wordsOf = (each: string) => say(`age.${each as (typeof ages)[number]}`);
  const offered = ages.filter((each) => each !== "all");
  const all: string[] = age.length > 1 || age[0] === "all" ? [...offered, value] : offered;
  return {
    label: say("search.age"),
    any: say("age.all"),
    value,
    choices: all.map((each) => ({
      value: each,
      label: each.split(" ").map(wordsOf).join(", "),
      chosen: each === value,
    })),
  };
};

/** The search bar as it stands above a search, or empty on other pages. */
export const showSearchBar = (
  voice: Voice,
  query: SearchQuery,
  words: SearchWords,
): SearchBarView => {
  const { say, market } = voice;
  const names = new Map(words.destinations.map(({ slug, name }) => [slug, name]));
  const chosen = query.where.map((slug) => names.get(slug) ?? slug);
  const asked = [...chosen, query.q].filter(Boolean).join(", ");
  const dates = askedWhen(voice, query, words.resources);
  const place = asked || say(dates ? "search.anywhere" : "search.wherePlaceholder");
  return {
    action: pathOf(market.id, "search") ?? "/",
    api: `/api/${market.apiCountry}`,
    label: say("search.label"),
    where: {
      label: say("search.where"),
      placeholder: say("search.wherePlaceholder"),
      value: query.q,
      shown: [place, dates].filter(Boolean).join(" · "),
      chosen: query.where.map((slug) => ({
        value: slug,
        label: names.get(slug) ?? slug,
        chosen: true,
      })),
      chosenLabel: say("search.chosenPlaces"),
      places: words.destinations.flatMap(({ kind, name }) => (kind === "place" ? [] : [name])),
    },
    when: showWhen(voice, query, words),
    age: showAge(voice, query),
    submit: say("search.submit"),
    close: say("nav.close"),
    clear: say("search.clear"),
    clearPath: searchPath(voice, filtersAlone(query)),
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
  const picked: unknown = query[name];
  const isChosen = (value: string) =>
    Array.isArray(picked) ? picked.includes(value) : picked === true;
  const chosen: readonly string[] = Array.isArray(picked) ? picked : [];
  // An old link may ask for what the market has no more: it narrows, so it shows and can be undone.
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
  const plain = (name: FacetName, title: string, list: OptionList): FilterGroup => ({
    ...groupOf(name, title, list, query, result),
    folded: null,
  });
  const group = (...asked: Parameters<typeof plain>): FilterGroup => {
    const shown = plain(...asked);
    return { ...shown, folded: showFolded(say, shown.options) };
  };
  const yes = (name: "discounted" | "privateRoom" | "unique") =>
    plain(name, "", [{ value: "1", label: say(`filter.${name}`) }]).options;
  return [
    plain(
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
    { name: "discounted", title: say("filter.extra"), options: yes("discounted"), folded: null },
    { name: "privateRoom", title: "", options: yes("privateRoom"), folded: null },
    { name: "unique", title: "", options: yes("unique"), folded: null },
  ];
};

/** The price filter with its histogram; null when nothing has a price. */
export const showPriceFilter = (
  { say, market }: Voice,
  query: SearchQuery,
  { prices }: SearchResult,
): PriceFilterView | null => {
  const sign = currencySign(market.currency);
  const inField = (units: number) =>
    formatMoney(units * 100, market.currency)
      .replace(sign.text, "")
      .trim();
  return (
    prices && {
      title: say("filter.price"),
      minLabel: say("filter.priceMin", { currency: market.currency }),
      maxLabel: say("filter.priceMax", { currency: market.currency }),
      fromLabel: say("filter.priceFrom"),
      toLabel: say("filter.priceTo"),
      sign,
      low: prices.low,
      high: prices.high,
      lowText: inField(prices.low),
      highText: inField(prices.high),
      min: query.priceMin,
      max: query.priceMax,
      bars: prices.bars,
    }
  );
};

/** The seven sorts, the usual one without a value, as an address has it. */
export const showSorts = ({ say }: Voice, query: SearchQuery): Choice[] =>
  sorts.map((sort) => ({
    value: sort === defaultSort(query.q) ? "" : sort,
    label: say(`sort.${sort}`),
    chosen: query.sort === sort,
  }));
