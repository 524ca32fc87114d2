import type { Resource } from "#features/catalogue/resources/contract.ts";
import type { Localizer } from "#markets/localizer.ts";
import type { Day } from "#markets/days.ts";
import { formatMonth, formatShortDate } from "#markets/format.ts";
import { formatDays } from "#markets/planned-days.ts";
import { type SearchQuery, seasons } from "#features/content/search/contract.ts";
import type {
  SelectOption,
  WhenTab,
  WhenView,
} from "#features/content/search/parts/search-view.ts";
import type { SearchLookups } from "../search-lookups.ts";

/** The lengths of stay that visitors can choose, in days. */
const lengths = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 18, 21];

type DateLocalizer = Pick<Localizer, "t" | "market">;

/** `From Dec 5, 2026`, the first possible day of departure. */
export const leavingFromText = ({ t, market }: DateLocalizer, day: Day): string =>
  t("when.fromDay", { date: formatShortDate(day, market) });

/** `By Dec 15, 2026`, the last possible day of return. */
export const backByText = ({ t, market }: DateLocalizer, day: Day): string =>
  t("when.toDay", { date: formatShortDate(day, market) });

const openTab = (query: SearchQuery): WhenTab => {
  if (query.days !== null) return "flexible";
  if (query.month.length > 0) return "months";
  return query.season.length > 0 || query.period !== null ? "seasons" : "dates";
};

const periodsOf = (query: SearchQuery, resources: readonly Resource[]): SelectOption[] =>
  resources.flatMap(({ kind, slug, name }) =>
    kind === "date-ranges" ? [{ value: slug, label: name, chosen: slug === query.period }] : [],
  );

const lowerFirst = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);

type Position = "alone" | "inside";

/**
 * Writes a season for the middle of a sentence: in lower case, except in English and in German,
 * where the season is a noun.
 */
const seasonInside = (text: string, { language }: Localizer["market"]): string =>
  language === "de" || language === "en" ? text : lowerFirst(text);

const rangeOf = (
  localizer: DateLocalizer,
  { from, to }: SearchQuery,
  position: Position,
): string => {
  if (from && to) return formatDays(from, to, localizer.market);
  const open =
    (from && leavingFromText(localizer, from)) ?? (to && backByText(localizer, to)) ?? "";
  return position === "inside" ? lowerFirst(open) : open;
};

/**
 * Describes the dates of a search; empty when the search has none. Named periods keep their
 * capitals.
 * @param position whether the text stands alone or within a sentence
 */
export const whenText = (
  localizer: DateLocalizer,
  query: SearchQuery,
  resources: readonly Resource[],
  position: Position = "alone",
): string => {
  const { t, market } = localizer;
  const toPosition = (text: string) => (position === "inside" ? seasonInside(text, market) : text);
  const months = query.month.map((month) => formatMonth(month, market.language));
  return [
    rangeOf(localizer, query, position),
    query.days === null ? "" : t("when.anyDays", { n: query.days }),
    ...months,
    ...query.season.map((season) => toPosition(t(`season.${season}`))),
    periodsOf(query, resources).find(({ chosen }) => chosen)?.label ?? "",
  ]
    .filter(Boolean)
    .join(", ");
};

/**
 * The options for all dates of a search. Dates from the query string are always among the options,
 * even a past month, so that submitting the form loses nothing. The exception is a period that the
 * market does not have, because the search ignores it (`interpretQuery`).
 */
export const toWhenView = (
  localizer: Localizer,
  query: SearchQuery,
  { resources, months: upcomingMonths }: Pick<SearchLookups, "resources" | "months">,
): WhenView => {
  const { t, market, today } = localizer;
  const months = [...new Set([...upcomingMonths, ...query.month])].toSorted();
  const monthName = (month: string) => formatMonth(month, market.language);
  const days = lengths.includes(query.days ?? 3) ? lengths : [...lengths, query.days ?? 3];
  const periods = periodsOf(query, resources);
  return {
    label: t("search.when"),
    any: t("search.anyTime"),
    text: whenText(localizer, query, resources) || t("search.anyTime"),
    close: t("nav.close"),
    open: openTab(query),
    titles: {
      dates: t("search.dates"),
      months: t("search.months"),
      seasons: t("search.seasons"),
      flexible: t("when.flexible"),
    },
    dates: {
      earliest: today,
      fields: [
        { name: "from", label: t("search.from"), value: query.from ?? "" },
        { name: "to", label: t("search.to"), value: query.to ?? "" },
      ],
    },
    months: months.map((value) => ({
      value,
      label: monthName(value),
      chosen: query.month.includes(value),
    })),
    days: {
      label: t("when.length"),
      any: t("when.anyLength"),
      hint: t("when.daysHint"),
      choices: days
        .toSorted((a, b) => a - b)
        .map((n) => ({
          value: String(n),
          label: t("when.anyDays", { n }),
          chosen: n === query.days,
        })),
    },
    seasons: seasons.map((value) => ({
      value,
      label: t(`season.${value}`),
      chosen: query.season.includes(value),
    })),
    period: {
      label: t("search.periods"),
      choices: [
        { value: "", label: t("search.anyTime"), chosen: query.period === null },
        ...periods,
      ],
    },
  };
};
