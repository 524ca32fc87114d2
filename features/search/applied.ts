import { money, type Voice } from "#features/tours/parts/voice.ts";
import { formatMonth, formatShortDate } from "#markets/format.ts";
import { parseSearch, sortWith } from "./address.ts";
import { listedFacets, type SearchQuery } from "./contract.ts";
import type { FilterGroup } from "./parts/search-view.ts";
import type { SearchWords } from "./parts/show.ts";
import { showKeyword } from "./parts/show-keyword.ts";
import { sayFrom, sayTo } from "./parts/show-when.ts";

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
  { say, market }: Voice,
  name: (typeof listNames)[number],
  value: string,
  { destinations }: SearchWords,
): string => {
  if (name === "where") return destinations.find(({ slug }) => slug === value)?.name ?? value;
  if (name === "month") return formatMonth(value, market.language);
  return say(`season.${value as SearchQuery["season"][number]}`);
};

/** Everything that narrows a search, each with the search that remains without it. */
export const appliedTo = (
  voice: Voice,
  query: SearchQuery,
  groups: readonly FilterGroup[],
  words: SearchWords,
): Applied[] => {
  const { say } = voice;
  const first = { ...query, page: 1 };
  const applied: Applied[] = [];
  const add = (text: string, without: SearchQuery, what: Named | null = null) =>
    applied.push({ text, without, what });
  for (const name of listNames)
    for (const value of query[name])
      add(
        wordsOf(voice, name, value, words),
        { ...first, [name]: query[name].filter((each) => each !== value) },
        name === "where" ? null : "dates",
      );
  if (query.days !== null)
    add(say("when.upToDays", { n: query.days }), { ...first, days: null }, "dates");
  if (query.q)
    add(showKeyword(voice, query.q), {
      ...first,
      q: "",
      sort: sortWith("", query),
    });
  const { from, to } = query;
  if (from !== null && from === to)
    add(formatShortDate(from, voice.market), { ...first, from: null, to: null }, "dates");
  else {
    if (from) add(sayFrom(voice, from), { ...first, from: null }, "dates");
    if (to) add(sayTo(voice, to), { ...first, to: null }, "dates");
  }
  if (query.period) {
    const range = words.resources.find(
      ({ kind, slug }) => kind === "date-ranges" && slug === query.period,
    );
    add(range?.name ?? query.period, { ...first, period: null }, "dates");
  }
  if (query.priceMin !== null)
    add(
      say("filter.atLeast", { price: money(voice, query.priceMin * 100) }),
      { ...first, priceMin: null },
      "price",
    );
  if (query.priceMax !== null)
    add(
      say("filter.upTo", { price: money(voice, query.priceMax * 100) }),
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
