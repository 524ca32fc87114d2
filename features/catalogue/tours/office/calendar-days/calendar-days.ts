import type { TimelineDay } from "#design/office/timeline/timeline-model.ts";
import { monthNames, shortMonthNames } from "#markets/wording/calendar-names.ts";
import { addDays, type Day, daysBetween, isDay, partsOf, weekdayOf } from "#markets/days.ts";
import { holidaysBetween } from "#markets/holidays/holidays.ts";
import type { MarketId } from "#markets/market-type.ts";

export const zooms = ["weeks", "months"] as const;
export type Zoom = (typeof zooms)[number];

/** Days of a calendar, both included. */
export type CalendarRange = Readonly<{ zoom: Zoom; from: Day; to: Day }>;

const daysOfWeeks = 58;
const monthCount = 6;

const saturday = 6;

/** The Saturday of a day, or the last one before. */
export const saturdayOf = (day: Day): Day => addDays(day, -((weekdayOf(day) - saturday + 7) % 7));

/** The first and the last day of a month in the form `2027-05`. */
export const monthDays = (month: string): Readonly<{ from: Day; to: Day }> => {
  const from = `${month}-01`;
  const next = addDays(from, 31).slice(0, 7);
  return { from, to: addDays(`${next}-01`, -1) };
};

/** The first day of the month that lies some months after that of a day, or before. */
const firstOfMonth = (day: Day, monthsLater: number): Day => {
  const [year, month] = partsOf(day);
  const number = year * 12 + month - 1 + monthsLater;
  return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, "0")}-01`;
};

/** A day of an address that is none counts as today. */
export const rangeOf = (from: string | null, zoom: string | null, today: Day): CalendarRange => {
  const day = from !== null && isDay(from) ? from : today;
  if (zoom === "months") {
    const first = firstOfMonth(day, 0);
    return { zoom: "months", from: first, to: addDays(firstOfMonth(day, monthCount), -1) };
  }
  const first = saturdayOf(day);
  return { zoom: "weeks", from: first, to: addDays(first, daysOfWeeks - 1) };
};

/** Where the calendar begins after one of the buttons beside its range: half of it is new. */
export const steppedFrom = ({ zoom, from }: CalendarRange, direction: 1 | -1): Day =>
  zoom === "weeks"
    ? addDays(from, direction * 28)
    : firstOfMonth(from, (direction * monthCount) / 2);

/** The number of the week by ISO 8601: the first one of a year holds its first Thursday. */
export const weekNumber = (day: Day): number => {
  const thursday = addDays(day, 4 - (weekdayOf(day) || 7));
  return Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / 7) + 1;
};

const shortDay = (day: Day): string => {
  const [, month, date] = partsOf(day);
  return `${date} ${shortMonthNames.en[month - 1] ?? ""}`;
};

const headOf = (day: Day, zoom: Zoom): TimelineDay["head"] => {
  if (zoom === "weeks")
    return weekdayOf(day) === saturday
      ? { title: shortDay(day), detail: `Sat · week ${weekNumber(day)}` }
      : null;
  const [year, month, date] = partsOf(day);
  return date === 1 ? { title: monthNames.en[month - 1] ?? "", detail: String(year) } : null;
};

/** The days of a range as a timeline shows them, with the holidays of a market. */
export const timelineDays = (
  { zoom, from, to }: CalendarRange,
  market: MarketId,
  today: Day,
): readonly TimelineDay[] => {
  const holidays = new Map(holidaysBetween(market, from, to).map(({ day, name }) => [day, name]));
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => {
    const day = addDays(from, index);
    return {
      key: day,
      head: headOf(day, zoom),
      isWeekend: weekdayOf(day) % 6 === 0,
      holiday: holidays.get(day) ?? null,
      isToday: day === today,
    };
  });
};

/** `20 Mar – 16 May 2027`; of two years, both are named. */
export const rangeText = ({ from, to }: CalendarRange): string => {
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  return `${shortDay(from)}${isOneYear ? "" : ` ${from.slice(0, 4)}`} – ${shortDay(to)} ${to.slice(0, 4)}`;
};
