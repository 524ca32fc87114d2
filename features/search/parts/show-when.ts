import type { Resource } from "#features/resources/contract.ts";
import type { Voice } from "#features/tours/parts/voice.ts";
import { formatDate, formatMonth } from "#markets/format.ts";
import { type SearchQuery, seasons } from "#features/search/contract.ts";
import type { Choice, WhenTab, WhenView } from "#features/search/parts/search-view.ts";
import type { SearchWords } from "./show.ts";

/** Lengths that are offered beside months. */
const lengths = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 18, 21];

const rangeOf = ({ say }: Pick<Voice, "say">, { from, to }: SearchQuery): string => {
  if (from && to) return `${formatDate(from)} – ${formatDate(to)}`;
  if (from) return `${say("search.from")} ${formatDate(from)}`;
  return to ? `${say("search.to")} ${formatDate(to)}` : "";
};

const openTab = (query: SearchQuery): WhenTab => {
  if (query.days !== null) return "flexible";
  if (query.month.length > 0) return "months";
  return query.season.length > 0 || query.period !== null ? "seasons" : "dates";
};

const periodsOf = (query: SearchQuery, resources: readonly Resource[]): Choice[] =>
  resources.flatMap(({ kind, slug, name }) =>
    kind === "date-ranges" ? [{ value: slug, label: name, chosen: slug === query.period }] : [],
  );

/** Inside a sentence the words of a date are small, but in German, where they are nouns. */
const insideOf = (text: string, { language }: Voice["market"]): string =>
  language === "de" || language === "en" ? text : text.slice(0, 1).toLowerCase() + text.slice(1);

/**
 * What is asked of dates, in words; empty for nothing. Periods are names and keep their capitals.
 * @param place whether it stands alone or within a sentence
 */
export const askedWhen = (
  voice: Pick<Voice, "say" | "market">,
  query: SearchQuery,
  resources: readonly Resource[],
  place: "alone" | "inside" = "alone",
): string => {
  const { say, market } = voice;
  const words = (text: string) => (place === "inside" ? insideOf(text, market) : text);
  const months = query.month.map((month) => formatMonth(month, market.language));
  return [
    words(rangeOf(voice, query)),
    query.days === null ? "" : say("when.anyDays", { n: query.days }),
    ...months,
    ...query.season.map((season) => words(say(`season.${season}`))),
    periodsOf(query, resources).find(({ chosen }) => chosen)?.label ?? "",
  ]
    .filter(Boolean)
    .join(", ");
};

/**
 * Everything that can be asked of dates, with what is asked already: whatever an address may hold
 * is among the choices, a month long past too, so that nothing of it is lost in the form; but for a
 * period that the market does not have, which asks for nothing (`meaningOf`).
 */
export const showWhen = (
  voice: Voice,
  query: SearchQuery,
  { resources, months: coming }: Pick<SearchWords, "resources" | "months">,
): WhenView => {
  const { say, market, today } = voice;
  const months = [...new Set([...coming, ...query.month])].toSorted();
  const monthName = (month: string) => formatMonth(month, market.language);
  const days = lengths.includes(query.days ?? 3) ? lengths : [...lengths, query.days ?? 3];
  const periods = periodsOf(query, resources);
  return {
    label: say("search.when"),
    any: say("search.anyTime"),
    shown: askedWhen(voice, query, resources) || say("search.anyTime"),
    close: say("nav.close"),
    open: openTab(query),
    titles: {
      dates: say("search.dates"),
      months: say("search.months"),
      seasons: say("search.seasons"),
      flexible: say("when.flexible"),
    },
    dates: {
      earliest: today,
      fields: [
        { name: "from", label: say("search.from"), value: query.from ?? "" },
        { name: "to", label: say("search.to"), value: query.to ?? "" },
      ],
    },
    months: months.map((value) => ({
      value,
      label: monthName(value),
      chosen: query.month.includes(value),
    })),
    days: {
      label: say("when.length"),
      any: say("when.anyLength"),
      hint: say("when.daysHint"),
      choices: days
        .toSorted((a, b) => a - b)
        .map((n) => ({
          value: String(n),
          label: say("when.anyDays", { n }),
          chosen: n === query.days,
        })),
    },
    seasons: seasons.map((value) => ({
      value,
      label: say(`season.${value}`),
      chosen: query.season.includes(value),
    })),
    period: {
      label: say("search.periods"),
      choices: [
        { value: "", label: say("search.anyTime"), chosen: query.period === null },
        ...periods,
      ],
    },
  };
};
