import { addDays, type Day, weekdayOf } from "#markets/days.ts";
import { dayAt } from "#markets/format.ts";
import type { Market } from "#markets/market-type.ts";
import type { EventPreset } from "../contract.ts";

/** The first and the last of some days. */
export type DaySpan = Readonly<{ from: Day; to: Day }>;

const saturday = 6;

const weekOf = (day: Day, firstWeekday: Market["firstWeekday"]): DaySpan => {
  const from = addDays(day, -((weekdayOf(day) - firstWeekday + 7) % 7));
  return { from, to: addDays(from, 6) };
};

/** The nearest Saturday and Sunday; on a Sunday that Sunday alone, wherever weeks begin. */
const weekendOf = (today: Day): DaySpan => {
  const weekday = weekdayOf(today);
  if (weekday === 0) return { from: today, to: today };
  const from = addDays(today, saturday - weekday);
  return { from, to: addDays(from, 1) };
};

const monthOf = (day: Day): DaySpan => {
  const from = `${day.slice(0, 7)}-01`;
  const inNextMonth = addDays(from, 31);
  return { from, to: addDays(`${inNextMonth.slice(0, 7)}-01`, -1) };
};

/**
 * The days that a preset means.
 * @param today in the market's time zone
 * @returns null for `whenever`
 */
export const daysOfPreset = (
  preset: EventPreset,
  today: Day,
  { firstWeekday }: Pick<Market, "firstWeekday">,
): DaySpan | null => {
  switch (preset) {
    case "today":
      return { from: today, to: today };
    case "tomorrow":
      return { from: addDays(today, 1), to: addDays(today, 1) };
    case "this-week":
      return weekOf(today, firstWeekday);
    case "this-weekend":
      return weekendOf(today);
    case "next-week":
      return weekOf(addDays(today, 7), firstWeekday);
    case "this-month":
      return monthOf(today);
    case "next-30-days":
      return { from: today, to: addDays(today, 29) };
    case "whenever":
      return null;
  }
};

/** The day on which people can still come: that of the start, or today once it has begun. */
export const dayOfEvent = (
  { startsAt }: Readonly<{ startsAt: string }>,
  today: Day,
  market: Pick<Market, "timeZone">,
): Day => {
  const day = dayAt(startsAt, market);
  return day < today ? today : day;
};
