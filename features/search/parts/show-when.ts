import type { Resource } from "#features/resources/contract.ts";
import type { Voice } from "#features/tours/parts/voice.ts";
import type { Day } from "#markets/days.ts";
import { formatMonth, formatShortDate } from "#markets/format.ts";
import { formatDays } from "#markets/planned-days.ts";
import { type SearchQuery, seasons } from "#features/search/contract.ts";
import type { Choice, WhenTab, WhenView } from "#features/search/parts/search-view.ts";
import type { SearchWords } from "./show.ts";

/** Lengths that are offered beside months. */
const lengths = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 18, 21];

type Words = Pick<Voice, "say" | "market">;

/** `From Dec 5, 2026`: the first day on which somebody can leave. */
export const sayFrom = ({ say, market }: Words, day: Day): string =>
  say("when.fromDay", { date: formatShortDate(day, market) });

/** `By Dec 15, 2026`: the day by which somebody is back. */
export const sayTo = ({ say, market }: Words, day: Day): string =>
  say("when.toDay", { date: formatShortDate(day, market) });

const openTab = (query: SearchQuery): WhenTab => {
  if (query.days !== null) return "flexible";
  if (query.month.length > 0) return "months";
  return query.season.length > 0 || query.period !== null ? "seasons" : "dates";
};

const periodsOf = (query: SearchQuery, resources: readonly Resource[]): Choice[] =>
  resources.flatMap(({ kind, slug, name }) =>
    kind === "date-ranges" ? [{ value: slug, label: name, chosen: slug === query.period }] : [],
  );

const small = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);

type Place = "alone" | "inside";

/** Inside a sentence seasons are small, but in German, where they are nouns, and in English. */
const seasonInside = (text: string, { language }: Voice["market"]): string =>
  language === "de" || language === "en" ? text : small(text);

const rangeOf = (words: Words, { from, to }: SearchQuery, place: Place): string => {
  if (from && to) return formatDays(from, to, words.market);
  const open = (from && sayFrom(words, from)) ?? (to && sayTo(words, to)) ?? "";
  return place === "inside" ? small(open) : open;
};

/**
 * What is asked of dates, in words; empty for nothing. Periods are names and keep their capitals.
 * @param place whether it stands alone or within a sentence
 */
export const askedWhen = (
  voice: Words,
  query: SearchQuery,
  resources: readonly Resource[],
  place: Place = "alone",
): string => {
  const { say, market } = voice;
  const named = (text: string) => (place === "inside" ? seasonInside(text, market) : text);
  const months = query.month.map((month) => formatMonth(month, market.language));
  return [
    rangeOf(voice, query, place),
    query.days === null ? "" : say("when.anyDays", { n: query.days }),
    ...months,
    ...query.season.map((season) => named(say(`season.${season}`))),
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
