import { addDays, type Day, weekdayOf } from "#markets/days.ts";

type Key = Readonly<{ key: string; shiftKey: boolean }>;

/** The last day of a month, `2027-05`. */
export const lastDayOf = (month: string): Day =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0))
    .toISOString()
    .slice(0, 10);

/** The same day of another month, its last one where that month is shorter. */
const monthsAway = (day: Day, count: number): Day => {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate(); // day 0 ends the month before
  return new Date(Date.UTC(year, month - 1 + count, Math.min(date, last)))
    .toISOString()
    .slice(0, 10);
};

/**
 * The day that a key leads to in a calendar (ARIA's practice for grids of dates): arrows by day and
 * week, Home and End within the week, page keys by month and with Shift by year.
 * @param bounds the first and the last day that can be reached
 * @returns null for every other key
 */
export const dayByKey = (
  { key, shiftKey }: Key,
  day: Day,
  firstWeekday: 0 | 1,
  [earliest, latest]: readonly [Day, Day],
): Day | null => {
  const inWeek = (weekdayOf(day) - firstWeekday + 7) % 7;
  const page = shiftKey ? 12 : 1;
  const ways: Readonly<Record<string, () => Day>> = {
    ArrowLeft: () => addDays(day, -1),
    ArrowRight: () => addDays(day, 1),
    ArrowUp: () => addDays(day, -7),
    ArrowDown: () => addDays(day, 7),
    Home: () => addDays(day, -inWeek),
    End: () => addDays(day, 6 - inWeek),
    PageUp: () => monthsAway(day, -page),
    PageDown: () => monthsAway(day, page),
  };
  const next = ways[key]?.();
  if (next === undefined) return null;
  if (next < earliest) return earliest;
  return next > latest ? latest : next;
};
