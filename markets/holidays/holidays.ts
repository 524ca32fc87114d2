import { addDays, type Day, partsOf, weekdayOf } from "#markets/days.ts";
import type { MarketId } from "#markets/market-type.ts";
import { holidayRules, type HolidayRule } from "./holiday-rules.ts";

const isoDay = (year: number, month: number, date: number): Day =>
  `${year}-${String(month).padStart(2, "0")}-${String(date).padStart(2, "0")}`;

/** Easter Sunday by the Gregorian calendar (Meeus, Jones and Butcher). */
export const easterSunday = (year: number): Day => {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const leapCenturies = Math.floor(century / 4);
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - leapCenturies - correction + 15) % 30;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const sum = epact + weekday - 7 * shift + 114;
  return isoDay(year, Math.floor(sum / 31), (sum % 31) + 1);
};

const nthWeekday = (year: number, month: number, weekday: number, nth: number): Day => {
  const first = isoDay(year, month, 1);
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (nth - 1));
};

const lastWeekday = (year: number, month: number, weekday: number): Day => {
  const last = addDays(isoDay(year + Math.floor(month / 12), (month % 12) + 1, 1), -1);
  return addDays(last, -((weekdayOf(last) - weekday + 7) % 7));
};

const dayOfRule = (rule: HolidayRule, year: number): Day => {
  if ("date" in rule) return isoDay(year, rule.month, rule.date);
  if ("fromEaster" in rule) return addDays(easterSunday(year), rule.fromEaster);
  return rule.nth === "last"
    ? lastWeekday(year, rule.month, rule.weekday)
    : nthWeekday(year, rule.month, rule.weekday, rule.nth);
};

export type Holiday = Readonly<{ day: Day; name: string }>;

/**
 * The public holidays of a market in a range of days, both included, with their names in its
 * language; those that follow the same date or weekday each year, and Easter.
 */
export const holidaysBetween = (market: MarketId, from: Day, to: Day): readonly Holiday[] => {
  const [first] = partsOf(from);
  const [last] = partsOf(to);
  const years = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  return years
    .flatMap((year) =>
      holidayRules[market].map((rule) => ({ day: dayOfRule(rule, year), name: rule.name })),
    )
    .filter(({ day }) => from <= day && day <= to)
    .toSorted((a, b) => a.day.localeCompare(b.day));
};
