import { addDays, type Day } from "#markets/days.ts";
import { dayAt, startOfDay } from "#markets/format.ts";
import { holidaysBetween } from "#markets/holidays/holidays.ts";
import type { Market } from "#markets/market-type.ts";

const hourMs = 3_600_000;
/** What waits longer is late. */
export const lateHours = 24;
/** Further back nothing is counted. */
const maxDays = 90;

/** Whether care works on a day of the market: from Monday to Friday, but on no holiday. */
const isWorkingDay = (market: Market, day: Day): boolean => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && holidaysBetween(market.id, day, day).length === 0;
};

/** The parts of working days between two moments, the latest first, in milliseconds. */
function* workingSpans(market: Market, from: Date, to: Date) {
  let [day, end] = [dayAt(to, market), to.getTime()];
  for (let days = 0; days < maxDays && end > from.getTime(); days += 1) {
    const start = Math.max(startOfDay(day, market).getTime(), from.getTime());
    if (isWorkingDay(market, day)) yield { start, end };
    end = startOfDay(day, market).getTime();
    day = addDays(day, -1);
  }
}

/** The whole hours of working days between two moments. */
export const workingHours = (market: Market, from: Date, to: Date): number => {
  let sum = 0;
  for (const { start, end } of workingSpans(market, from, to)) sum += end - start;
  return Math.floor(sum / hourMs);
};

/** Whatever waits since that moment, or longer, is late. */
export const lateSince = (market: Market, now: Date): Date => {
  let left = lateHours * hourMs;
  for (const { start, end } of workingSpans(market, new Date(0), now)) {
    if (end - start >= left) return new Date(end - left);
    left -= end - start;
  }
  return new Date(0);
};

/** The moment at which whoever has waited since `from` is late. */
export const lateAt = (market: Market, from: Date): Date => {
  let left = lateHours * hourMs;
  let start = from.getTime();
  let day = dayAt(from, market);
  for (let days = 0; days < maxDays; days += 1) {
    const end = startOfDay(addDays(day, 1), market).getTime();
    if (isWorkingDay(market, day)) {
      if (end - start >= left) return new Date(start + left);
      left -= end - start;
    }
    [start, day] = [end, addDays(day, 1)];
  }
  return new Date(start);
};
