import type { CatalogueIndex } from "../index/catalogue-index.ts";
import type { SearchQuery } from "../contract.ts";
import type { PeriodRow } from "../index/read-rows.ts";
import { isoDayOf, epochDay } from "../index/travel-part.ts";

/**
 * The dates that a search allows for departures. `latestReturn` has an entry for each departure day
 * from `first` on: the last day by which the group has to be back, or -1 when no group may leave on
 * that day.
 */
export type DateWindows = Readonly<{
  first: number;
  latestReturn: Int32Array;
  /**
   * First and last allowed departure day, in days since 1970. When no day is allowed, the last is
   * before the first.
   */
  days: readonly [firstDay: number, lastDay: number];
  /** The longest stay that any departure day allows. */
  maxDays: number;
  /**
   * Groups start by the first day and end on the second one or later. Together they keep to groups
   * that are under way on a day or in a night.
   */
  latestStart: number;
  earliestEnd: number;
}>;

const unlimited = 2 ** 30;
const seasonMonths = {
  spring: [3, 4, 5],
  summer: [6, 7, 8],
  autumn: [9, 10, 11],
  winter: [12, 1, 2],
} as const;

/** Days since 1970. */
export const lastDayOf = (month: string): number => {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return Date.UTC(year, number, 1) / 86_400_000 - 1;
};

export const hasDateFilter = (query: SearchQuery): boolean =>
  query.from !== null ||
  query.to !== null ||
  query.month.length > 0 ||
  query.season.length > 0 ||
  query.period !== null ||
  query.onDay !== null ||
  query.days !== null;

/** Whether a departure of the period may leave on this day. */
const mayLeaveIn = ({ from, to, onTheRoad }: PeriodRow, day: string): boolean =>
  onTheRoad === null ? day >= from && day <= to : day <= onTheRoad;

/**
 * A departure is under way in a night if it starts by the day before it and ends on the day after
 * it or later (`decisions.md`, Catalogue: of New Year); on a day, also if it starts or ends on it.
 */
const underWayIn = (
  query: SearchQuery,
  { periods }: CatalogueIndex,
): Pick<DateWindows, "latestStart" | "earliestEnd"> => {
  const night = periods.get(query.period ?? "")?.onTheRoad ?? null;
  const [eve, morning] = night === null ? [unlimited, 0] : [epochDay(night), epochDay(night) + 1];
  const day = query.onDay === null ? null : epochDay(query.onDay);
  return {
    latestStart: Math.min(eve, day ?? unlimited),
    earliestEnd: Math.max(morning, day ?? 0),
  };
};

/** In days since 1970; -1 when no group may leave on this day. */
const latestReturnFor = (query: SearchQuery, index: CatalogueIndex, epoch: number): number => {
  const day = isoDayOf(epoch);
  const month = day.slice(0, 7);
  if (query.from !== null && day < query.from) return -1;
  if (query.onDay !== null && day > query.onDay) return -1;
  if (query.month.length > 0 && !query.month.includes(month)) return -1;
  const inSeason = (season: SearchQuery["season"][number]) =>
    seasonMonths[season].some((each) => each === Number(day.slice(5, 7)));
  if (query.season.length > 0 && !query.season.some(inSeason)) return -1;
  const period = query.period === null ? null : index.periods.get(query.period);
  if (period === undefined || (period && !mayLeaveIn(period, day))) return -1;
  // "Any nine days in May" means at most nine days, all of them in May.
  const daysEnd = query.days === null ? unlimited : epoch + query.days - 1;
  const monthEnd = query.days !== null && query.month.length > 0 ? lastDayOf(month) : unlimited;
  return Math.min(daysEnd, monthEnd, query.to === null ? unlimited : epochDay(query.to));
};

/**
 * Combines all date filters: groups leave on or after `from`, are back by `to`, and leave in one of
 * the months, in one of the seasons and within the period or over its night.
 */
export const dateWindowsFor = (query: SearchQuery, index: CatalogueIndex): DateWindows => {
  if (index.departureSpan === null)
    return {
      first: 0,
      latestReturn: new Int32Array(0),
      days: [0, -1],
      maxDays: 0,
      ...underWayIn(query, index),
    };
  const [first, last] = index.departureSpan;
  const latestReturn = new Int32Array(last - first + 1).fill(unlimited);
  if (hasDateFilter(query))
    for (let at = 0; at < latestReturn.length; at += 1)
      latestReturn[at] = latestReturnFor(query, index, first + at);
  const isAllowed = (end: number, at: number) => end >= first + at;
  const firstAllowed = latestReturn.findIndex(isAllowed);
  return {
    first,
    latestReturn,
    days: [first + firstAllowed, first + latestReturn.findLastIndex(isAllowed)],
    ...underWayIn(query, index),
    maxDays: latestReturn.reduce((most, end, at) => Math.max(most, end - (first + at) + 1), 0),
  };
};
