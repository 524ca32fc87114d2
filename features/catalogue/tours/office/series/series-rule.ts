import { addDays, daysBetween, isDay, weekdayOf } from "#markets/days.ts";
import type { TourApi } from "../api/tour-api.ts";

export type Series = Parameters<TourApi["series"]>[0];

export type SeriesReport = Awaited<ReturnType<TourApi["series"]>>;

export type Rule = Series["rule"];

const weeksAtFirst = 2;
const countAtFirst = 6;

/** Goes on as the last departure does. */
export const firstRule = (day: string): Rule => ({
  from: addDays(day, 7 * weeksAtFirst),
  to: null,
  count: countAtFirst,
  weekday: weekdayOf(day),
  everyWeeks: weeksAtFirst,
  skipHolidays: true,
  skipTaken: true,
  skipDays: [],
});

/** The same series, ended by a day instead of its number: the day of the last one. */
export const endedByDay = (rule: Rule): Rule => {
  const { from, weekday, everyWeeks, count } = rule;
  if (count === null || !isDay(from)) return rule;
  const first = addDays(from, (weekday - weekdayOf(from) + 7) % 7);
  return { ...rule, to: addDays(first, 7 * everyWeeks * (count - 1)), count: null };
};

/** The same series, ended by a number instead of its day. @param max that a field takes */
export const endedByNumber = (rule: Rule, max: number): Rule => {
  const { from, to, everyWeeks } = rule;
  if (to === null) return rule;
  const weeks = isDay(from) && isDay(to) ? daysBetween(from, to) / 7 : 0;
  const count = Math.min(max, Math.max(1, Math.floor(weeks / everyWeeks) + 1));
  return { ...rule, to: null, count };
};

/** Whether the server can be asked: without a day there is no series. */
export const isWritten = ({ from, to }: Rule): boolean => isDay(from) && (to === null || isDay(to));
