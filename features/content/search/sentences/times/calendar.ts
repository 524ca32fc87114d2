import { addDays, type Day, isDay, partsOf, weekdayOf } from "#markets/days.ts";

const two = (number: number): string => String(number).padStart(2, "0");

export const dayOf = (year: number, month: number, date: number): Day | null => {
  const day = `${year}-${two(month)}-${two(date)}`;
  return isDay(day) ? day : null;
};

/** A day of the calendar, the next one from `from` on where no year is said. */
export const nextDay = (
  from: Day,
  { date, month, year }: Readonly<{ date: number; month: number; year: number | null }>,
): Day | null => {
  if (year !== null) return dayOf(year, month, date);
  const [first] = partsOf(from);
  const days = [0, 1, 2, 3, 4].map((later) => dayOf(first + later, month, date));
  return days.find((day) => day !== null && day >= from) ?? null;
};

/** Nobody who names a month means its last days, for which no departure is left to choose. */
const daysLeftOver = 3;

/** The next month of that number (`2027-05`), or a year's. */
export const nextMonth = (today: Day, month: number, year: number | null): string => {
  const [now, current] = partsOf(addDays(today, daysLeftOver));
  return `${year ?? (month >= current ? now : now + 1)}-${two(month)}`;
};

export const monthAfter = (month: string, count: number): string => {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const index = year * 12 + number - 1 + count;
  return `${Math.floor(index / 12)}-${two((index % 12) + 1)}`;
};

export const lastDayOf = (month: string): Day => addDays(`${monthAfter(month, 1)}-01`, -1);

/** All months from one to another; they are at most twelve. */
export const monthsUntil = (first: string, last: string): readonly string[] =>
  Array.from({ length: 12 }, (_, index) => monthAfter(first, index)).filter(
    (month) => month <= last,
  );

/** The days of a holiday with the weekend that is nearest to it. */
export const bridgeOf = (holiday: Day): readonly [Day, Day] => {
  const weekday = weekdayOf(holiday);
  if (weekday === 0) return [addDays(holiday, -1), holiday];
  if (weekday === 6) return [holiday, addDays(holiday, 1)];
  return weekday <= 2
    ? [addDays(holiday, -weekday - 1), holiday]
    : [holiday, addDays(holiday, 7 - weekday)];
};

/** The Saturday and Sunday of a day's week; on a Sunday that Sunday is its end. */
export const weekendOf = (day: Day): readonly [Day, Day] => {
  const weekday = weekdayOf(day);
  const sunday = weekday === 0 ? day : addDays(day, 7 - weekday);
  return [addDays(sunday, -1), sunday];
};

/** The days of the week that begins so many weeks after a day's own. */
export const weekAfter = (day: Day, count: number, firstWeekday: 0 | 1): readonly [Day, Day] => {
  const first = addDays(day, -((weekdayOf(day) - firstWeekday + 7) % 7) + 7 * count);
  return [first, addDays(first, 6)];
};
