import type { Localizer } from "#markets/localizer.ts";
import { addDays, comingMonths, type Day, monthsBetween } from "#markets/days.ts";
import { formatMonth } from "#markets/format.ts";
import type { SearchDates } from "../assist-view.ts";
import { formatTypedDay } from "./format-typed-day.ts";

/** The calendar offers at least this many months. */
const minMonths = 12;

/** A day about two months ahead whose number cannot be read as a month: `23/01/2027`. */
const exampleOf = (today: Day): Day => {
  const day = addDays(today, 60);
  return Number(day.slice(8)) > 12 ? day : addDays(day, 12);
};

/**
 * The days and months with departures, for the calendar.
 * @param days number of departures by ISO day, in order
 * @param fitting the same, counting only departures that return in the month in which they leave
 */
export const toSearchDates = (
  { market, t, today }: Pick<Localizer, "market" | "t" | "today">,
  days: ReadonlyMap<string, number>,
  fitting: ReadonlyMap<string, number>,
): SearchDates => {
  const { id, language, firstWeekday } = market;
  const departuresText = (n: number) => t("count.departures", { n });
  const inMonth = (month: string) =>
    [...fitting].reduce((sum, [day, count]) => (day.startsWith(month) ? sum + count : sum), 0);
  const format = t("when.dayFormat");
  const minLastDay = `${comingMonths(today)[minMonths - 1]}-01`;
  const last = [...days.keys()].at(-1) ?? minLastDay;
  return {
    market: { id, language, firstWeekday },
    months: monthsBetween(today, last > minLastDay ? last : minLastDay).map((month) => {
      const count = inMonth(month);
      return {
        month,
        name: formatMonth(month, language),
        count,
        departures: departuresText(count),
      };
    }),
    days: Object.fromEntries([...days].map(([day, count]) => [day, departuresText(count)])),
    words: {
      previous: t("when.previousMonth"),
      next: t("when.nextMonth"),
      clear: t("when.clearDates"),
      from: t("when.pickFrom"),
      to: t("when.pickTo"),
      format,
      wrong: t("when.dayWrong", { date: formatTypedDay(exampleOf(today), format) }),
    },
  };
};
