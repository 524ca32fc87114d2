import { money, type Voice } from "#features/tours/parts/voice.ts";
import { formatDate, formatMonth } from "#markets/format.ts";
import type { SearchQuery } from "./contract.ts";
import type { FilterGroup } from "./parts/search-view.ts";
import type { SearchWords } from "./parts/show.ts";
import { showKeyword } from "./parts/show-keyword.ts";

/** One choice that narrows a search: its words, and the search without it. */
export type Applied = Readonly<{ text: string; without: SearchQuery; isDate: boolean }>;

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
  const add = (text: string, without: SearchQuery, isDate = false) =>
    applied.push({ text, without, isDate });
  for (const name of listNames)
    for (const value of query[name])
      add(
        wordsOf(voice, name, value, words),
        { ...first, [name]: query[name].filter((each) => each !== value) },
        name !== "where",
      );
  if (query.days !== null)
    add(say("when.anyDays", { n: query.days }), { ...first, days: null }, true);
  if (query.q)
    add(showKeyword(voice, query.q), {
      ...first,
      q: "",
      sort: query.sort === "relevance" ? "date" : query.sort,
    });
  if (query.from)
    add(`${say("search.from")} ${formatDate(query.from)}`, { ...first, from: null }, true);
  if (query.to) add(`${say("search.to")} ${formatDate(query.to)}`, { ...first, to: null }, true);
  if (query.period) {
    const range = words.resources.find(
      ({ kind, slug }) => kind === "date-ranges" && slug === query.period,
    );
    add(range?.name ?? query.period, { ...first, period: null }, true);
  }
  if (query.priceMin !== null)
    add(say("filter.atLeast", { price: money(voice, query.priceMin * 100) }), {
      ...first,
      priceMin: null,
    });
  if (query.priceMax !== null)
    add(say("filter.upTo", { price: money(voice, query.priceMax * 100) }), {
      ...first,
      priceMax: null,
    });
  for (const { name, options } of groups)
    for (const option of options.filter(({ chosen }) => chosen)) {
      const picked: unknown = query[name as keyof SearchQuery];
      const rest = Array.isArray(picked) ? picked.filter((each) => each !== option.value) : false;
      add(option.label, { ...first, [name]: rest });
    }
  return applied;
};
