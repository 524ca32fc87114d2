import type { CatalogueIndex } from "../index/catalogue-index.ts";
import type { SearchQuery } from "../contract.ts";
import { dayOf, epochDay } from "../index/travel-part.ts";

/**
 * Which departures the dates of a search allow, by the day of departure: `lastEnd` holds, for each
 * day from `first` on, the last day on which a group leaving then may be back; -1 forbids it.
 */
export type DateWindows = Readonly<{
  first: number;
  lastEnd: Int32Array;
  /** The first and the last day that is allowed at all; the last before the first where none is. */
  days: readonly [from: number, to: number];
  /** How many days a group may be away at most, wherever it leaves. */
  maxDays: number;
}>;

const forever = 2 ** 30;
const seasonMonths = {
  spring: [3, 4, 5],
  summer: [6, 7, 8],
  autumn: [9, 10, 11],
  winter: [12, 1, 2],
} as const;

/** The last day of a month, since 1970. */
export const lastDayOf = (month: string): number => {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return Date.UTC(year, number, 1) / 86_400_000 - 1;
};

/** Whether the search asks for dates at all. */
export const asksForDates = (query: SearchQuery): boolean =>
  query.from !== null ||
  query.to !== null ||
  query.month.length > 0 ||
  query.season.length > 0 ||
  query.period !== null ||
  query.days !== null;

/** The last day back for one day of departure, -1 where it is not allowed. */
const lastEndFor = (query: SearchQuery, index: CatalogueIndex, epoch: number): number => {
  const day = dayOf(epoch);
  const month = day.slice(0, 7);
  if (query.from !== null && day < query.from) return -1;
  if (query.month.length > 0 && !query.month.includes(month)) return -1;
  const inSeason = (season: SearchQuery["season"][number]) =>
    seasonMonths[season].some((each) => each === Number(day.slice(5, 7)));
  if (query.season.length > 0 && !query.season.some(inSeason)) return -1;
  const period = query.period === null ? null : index.periods.get(query.period);
  if (period === undefined || (period && (day < period.from || day > period.to))) return -1;
  // "Any nine days in May": the trip takes no more, and the whole of it lies in the month.
  const daysEnd = query.days === null ? forever : epoch + query.days - 1;
  const monthEnd = query.days !== null && query.month.length > 0 ? lastDayOf(month) : forever;
  return Math.min(daysEnd, monthEnd, query.to === null ? forever : epochDay(query.to));
};

/**
 * The days that a search allows: groups leave on or after `from` and are back by `to`; they leave
 * in one of the months, in one of the seasons, and within the period; all of these together.
 */
export const dateWindowsFor = (query: SearchQuery, index: CatalogueIndex): DateWindows => {
  if (index.span === null)
    return { first: 0, lastEnd: new Int32Array(0), days: [0, -1], maxDays: 0 };
  const [first, last] = index.span;
  const lastEnd = new Int32Array(last - first + 1).fill(forever);
  if (asksForDates(query))
    for (let at = 0; at < lastEnd.length; at += 1)
      lastEnd[at] = lastEndFor(query, index, first + at);
  const isAllowed = (end: number, at: number) => end >= first + at;
  const from = lastEnd.findIndex(isAllowed);
  return {
    first,
    lastEnd,
    days: [first + from, first + lastEnd.findLastIndex(isAllowed)],
    maxDays: lastEnd.reduce((most, end, at) => Math.max(most, end - (first + at) + 1), 0),
  };
};
