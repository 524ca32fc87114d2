import type { Localizer } from "#markets/localizer.ts";
import { addDays, comingMonths, type Day, monthsBetween } from "#markets/days.ts";
import { formatDate, formatMonth } from "#markets/format.ts";
import type { SearchDates } from "../assist-view.ts";

/** Months that can be turned to where nothing leaves later. */
const fewestMonths = 12;

/** A day some two months ahead that nobody can read as a month: `23/01/2027`. */
const exampleOf = (today: Day): Day => {
  const day = addDays(today, 60);
  return Number(day.slice(8)) > 12 ? day : addDays(day, 12);
};

/**
 * The days and months in which departures leave, for who chooses dates.
 * @param days ISO days with how many leave, in their order
 * @param fitting of those, how many a month counts: the ones that are short enough to end in it
 */
export const toSearchDates = (
  { market, t, today }: Pick<Localizer, "market" | "t" | "today">,
  days: ReadonlyMap<string, number>,
  fitting: ReadonlyMap<string, number>,
): SearchDates => {
  const { id, language, firstWeekday } = market;
  const inWords = (n: number) => t("count.departures", { n });
  const inMonth = (month: string) =>
    [...fitting].reduce((sum, [day, count]) => (day.startsWith(month) ? sum + count : sum), 0);
  const least = `${comingMonths(today)[fewestMonths - 1]}-01`;
  const last = [...days.keys()].at(-1) ?? least;
  return {
    market: { id, language, firstWeekday },
    months: monthsBetween(today, last > least ? last : least).map((month) => {
      const count = inMonth(month);
      return { month, name: formatMonth(month, language), count, departures: inWords(count) };
    }),
    days: Object.fromEntries([...days].map(([day, count]) => [day, inWords(count)])),
    words: {
      previous: t("when.previousMonth"),
      next: t("when.nextMonth"),
      clear: t("when.clearDates"),
      from: t("when.pickFrom"),
      to: t("when.pickTo"),
      format: t("when.dayFormat"),
      wrong: t("when.dayWrong", { date: formatDate(exampleOf(today)) }),
    },
  };
};
