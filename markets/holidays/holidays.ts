import { addDays, type Day, partsOf, weekdayOf } from "#markets/days.ts";
import type { MarketId } from "#markets/market-type.ts";
import { holidayRules, type HolidayRule, substitutes } from "./holiday-rules.ts";

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

const holidaysOfYear = (market: MarketId, year: number) =>
  holidayRules[market]
    .filter(({ since }) => since === undefined || since <= year)
    .map((rule) => ({ day: dayOfRule(rule, year), name: rule.name, isDated: "date" in rule }))
    .toSorted((a, b) => a.day.localeCompare(b.day));

const isWeekend = (day: Day): boolean => weekdayOf(day) % 6 === 0;

/** The days off that stand for a year's holidays on a weekend, where a country has them. */
const substitutesOfYear = (market: MarketId, year: number): readonly Holiday[] => {
  const substitute = substitutes[market];
  if (!substitute) return [];
  const ofYear = holidaysOfYear(market, year);
  const taken = new Set<Day>(ofYear.map(({ day }) => day));
  const free = (day: Day): Day => (isWeekend(day) || taken.has(day) ? free(addDays(day, 1)) : day);
  return ofYear
    .filter(({ day, isDated }) => isDated && isWeekend(day))
    .map(({ day, name }) => {
      const isSaturday = weekdayOf(day) === 6;
      const off = substitute.on === "after" || !isSaturday ? free(day) : addDays(day, -1);
      taken.add(off);
      return { day: off, name: substitute.nameOf(name) };
    });
};

/**
 * The public holidays of a market in a range of days, both included, with their names in its
 * language: those that follow the same date or weekday each year, Easter, and the days off that
 * stand for them after or before a weekend.
 */
export const holidaysBetween = (market: MarketId, from: Day, to: Day): readonly Holiday[] => {
  const [first] = partsOf(from);
  const [last] = partsOf(to);
  // The day off for New Year’s Day may be the last day of the year before.
  const years = Array.from({ length: Math.max(0, last - first + 2) }, (_, index) => first + index);
  return years
    .flatMap((year) => [...holidaysOfYear(market, year), ...substitutesOfYear(market, year)])
    .filter(({ day }) => from <= day && day <= to)
    .map(({ day, name }) => ({ day, name }))
    .toSorted((a, b) => a.day.localeCompare(b.day));
};
