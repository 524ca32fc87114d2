import { formatAmount, type Localizer } from "#markets/localizer.ts";
import { formatMonth, formatShortDate } from "#markets/format.ts";
import { parseSearch, sortWith } from "./address.ts";
import { listedFacets, type SearchQuery } from "./contract.ts";
import type { FilterGroup } from "./parts/search-view.ts";
import type { SearchLookups } from "./parts/search-bar-presenter.ts";
import { formatKeyword } from "./parts/keyword-presenter.ts";
import { leavingFromText, backByText } from "./parts/when-presenter.ts";

/** Choices that are named together; what is not among them has a name of its own. */
export type Named = "dates" | "price" | (typeof listedFacets)[number];

/** One choice that narrows a search: its words, the search without it, and what it belongs to. */
export type Applied = Readonly<{ text: string; without: SearchQuery; what: Named | null }>;

const anyTime = { month: [], season: [], from: null, to: null, period: null, days: null } as const;

/** A search without all the choices of one kind. */
export const withoutAll = (query: SearchQuery, what: Named): SearchQuery => {
  const first = { ...query, page: 1 };
  if (what === "dates") return { ...first, ...anyTime };
  if (what === "price") return { ...first, priceMin: null, priceMax: null };
  return { ...first, [what]: [] };
};

/** A search of the choices of one filter alone, in the usual order. */
export const onlyThe = (query: SearchQuery, what: Exclude<Named, "dates">): SearchQuery => {
  const none = parseSearch(new URLSearchParams());
  return what === "price"
    ? { ...none, priceMin: query.priceMin, priceMax: query.priceMax }
    : { ...none, [what]: query[what] };
};

const facetNamed = (name: string): Named | null =>
  listedFacets.find((facet) => facet === name) ?? null;

const listNames = ["where", "month", "season"] as const;

const wordsOf = (
  { t, market }: Localizer,
  name: (typeof listNames)[number],
  value: string,
  { destinations }: SearchLookups,
): string => {
  if (name === "where") return destinations.find(({ slug }) => slug === value)?.name ?? value;
  if (name === "month") return formatMonth(value, market.language);
  return t(`season.${value as SearchQuery["season"][number]}`);
};

/** Everything that narrows a search, each with the search that remains without it. */
export const appliedTo = (
  localizer: Localizer,
  query: SearchQuery,
  groups: readonly FilterGroup[],
  words: SearchLookups,
): Applied[] => {
  const { t } = localizer;
  const first = { ...query, page: 1 };
  const applied: Applied[] = [];
  const add = (text: string, without: SearchQuery, what: Named | null = null) =>
    applied.push({ text, without, what });
  for (const name of listNames)
    for (const value of query[name])
      add(
        wordsOf(localizer, name, value, words),
        { ...first, [name]: query[name].filter((each) => each !== value) },
        name === "where" ? null : "dates",
      );
  if (query.days !== null)
    add(t("when.upToDays", { n: query.days }), { ...first, days: null }, "dates");
  if (query.q)
    add(formatKeyword(localizer, query.q), {
      ...first,
      q: "",
      sort: sortWith("", query),
    });
  const { from, to } = query;
  if (from !== null && from === to)
    add(formatShortDate(from, localizer.market), { ...first, from: null, to: null }, "dates");
  else {
    if (from) add(leavingFromText(localizer, from), { ...first, from: null }, "dates");
    if (to) add(backByText(localizer, to), { ...first, to: null }, "dates");
  }
  if (query.period) {
    const range = words.resources.find(
      ({ kind, slug }) => kind === "date-ranges" && slug === query.period,
    );
    add(range?.name ?? query.period, { ...first, period: null }, "dates");
  }
  if (query.priceMin !== null)
    add(
      t("filter.atLeast", { price: formatAmount(localizer, query.priceMin * 100) }),
      { ...first, priceMin: null },
      "price",
    );
  if (query.priceMax !== null)
    add(
      t("filter.upTo", { price: formatAmount(localizer, query.priceMax * 100) }),
      { ...first, priceMax: null },
      "price",
    );
  for (const { name, options } of groups)
    for (const option of options.filter(({ chosen }) => chosen)) {
      const picked: unknown = query[name as keyof SearchQuery];
      const rest = Array.isArray(picked) ? picked.filter((each) => each !== option.value) : false;
      add(option.label, { ...first, [name]: rest }, facetNamed(name));
    }
  return applied;
};
