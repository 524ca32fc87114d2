import { addDays, daysBetween, isDay, weekdayOf } from "#markets/days.ts";
import type { TourApi } from "../tour-api.ts";

export type Series = Parameters<TourApi["series"]>[0];

export type Rule = Series["rule"];

const weeksAtFirst = 2;
const countAtFirst = 6;
/** As many as are added at once. */
const maxShown = 500;

type Rhythm = Pick<Rule, "from" | "weekday" | "everyWeeks">;

/** The first of the rule's weekdays. */
const firstDay = ({ from, weekday }: Rhythm): string =>
  addDays(from, (weekday - weekdayOf(from) + 7) % 7);

/** With its last day so that it has so many days, if none is left out. */
export const withCount = (rule: Rule, count: number): Rule =>
  isDay(rule.from)
    ? { ...rule, to: addDays(firstDay(rule), 7 * rule.everyWeeks * (count - 1)) }
    : rule;

export const countOf = (rule: Rule): number => {
  if (!isDay(rule.from) || !isDay(rule.to)) return 0;
  const days = daysBetween(firstDay(rule), rule.to);
  return days < 0 ? 0 : Math.floor(days / (7 * rule.everyWeeks)) + 1;
};

/** The days of the rhythm that are not among those that follow: holidays, and days that were named. */
export const leftOut = (rule: Rule, following: readonly string[]): readonly string[] =>
  Array.from({ length: Math.min(countOf(rule), maxShown) }, (_, index) =>
    addDays(firstDay(rule), 7 * rule.everyWeeks * index),
  ).filter((day) => !following.includes(day));

/** Goes on as the last departure does. */
export const firstRule = (day: string): Rule => {
  const from = addDays(day, 7 * weeksAtFirst);
  const rhythm = { from, weekday: weekdayOf(day), everyWeeks: weeksAtFirst };
  return withCount({ ...rhythm, to: from, skipHolidays: true, skipDays: [] }, countAtFirst);
};
