/** In the form `2027-05-24`. */
type Day = string;

type Key = Readonly<{ key: string; shiftKey: boolean }>;

const dayOf = (time: number): Day => new Date(time).toISOString().slice(0, 10);

/** @param count number of days; a negative number leads to an earlier day */
export const addDays = (day: Day, count: number): Day =>
  dayOf(Date.parse(day) + count * 86_400_000);

/** @param month in the form `2027-05` */
export const lastDayOf = (month: string): Day =>
  dayOf(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0));

/** Keeps the day of the month, or returns the month's last day when the month is too short. */
const addMonths = (day: Day, count: number): Day => {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate(); // day 0 is the last day of the previous month
  return dayOf(Date.UTC(year, month - 1 + count, Math.min(date, last)));
};

/**
 * Returns the day that a key moves to in a calendar (ARIA grid pattern): the arrows move by day and
 * week, Home and End within the week, the page keys by month and with Shift by year.
 * @param bounds first and last selectable day
 * @returns null for every other key
 */
export const dayForKey = (
  { key, shiftKey }: Key,
  day: Day,
  firstWeekday: 0 | 1,
  [earliest, latest]: readonly [Day, Day],
): Day | null => {
  const weekdayIndex = (new Date(day).getUTCDay() - firstWeekday + 7) % 7;
  const months = shiftKey ? 12 : 1;
  const targets: Readonly<Record<string, () => Day>> = {
    ArrowLeft: () => addDays(day, -1),
    ArrowRight: () => addDays(day, 1),
    ArrowUp: () => addDays(day, -7),
    ArrowDown: () => addDays(day, 7),
    Home: () => addDays(day, -weekdayIndex),
    End: () => addDays(day, 6 - weekdayIndex),
    PageUp: () => addMonths(day, -months),
    PageDown: () => addMonths(day, months),
  };
  const next = targets[key]?.();
  if (next === undefined) return null;
  if (next < earliest) return earliest;
  return next > latest ? latest : next;
};
