/** A day without a zone, `2027-03-20`. */
export type Day = string;

const msPerDay = 86_400_000;

/** Days since 1970, or NaN for anything that is no day of the calendar. */
const countedDay = (text: string): number => {
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  const isThere = !Number.isNaN(ms) && new Date(ms).toISOString().slice(0, 10) === text;
  return isThere ? ms / msPerDay : Number.NaN;
};

/** @throws RangeError for anything that is no day of the calendar */
const epochDay = (day: Day): number => {
  const counted = countedDay(day);
  if (Number.isNaN(counted)) throw new RangeError(`${day} is no day.`);
  return counted;
};

/** Whether a text is a day of the calendar: `2027-13-45` is none. */
export const isDay = (text: string): boolean => !Number.isNaN(countedDay(text));

const dayOf = (epoch: number): Day => new Date(epoch * msPerDay).toISOString().slice(0, 10);

/**
 * The day so many days later, or earlier when the number is negative.
 * @throws RangeError for anything that is no day
 */
export const addDays = (day: Day, count: number): Day => dayOf(epochDay(day) + count);

/** How many days lie from the first to the second; negative when it is earlier. */
export const daysBetween = (from: Day, to: Day): number => epochDay(to) - epochDay(from);

/** 0 is Sunday, as in `Market.firstWeekday`. */
export const weekdayOf = (day: Day): number => (((epochDay(day) + 4) % 7) + 7) % 7;

/** Year, month (1 to 12) and day of the month. */
export const partsOf = (day: Day): readonly [year: number, month: number, day: number] => {
  const date = new Date(epochDay(day) * msPerDay);
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
};

/** The days of a month by weeks that begin as the market's do; null outside the month. */
export const weeksOf = (
  month: string,
  firstWeekday: 0 | 1,
): readonly (readonly (Day | null)[])[] => {
  const first: Day = `${month}-01`;
  const lead = (weekdayOf(first) - firstWeekday + 7) % 7;
  const weeks: (Day | null)[][] = [];
  for (let start = -lead; start < 31; start += 7) {
    const week = Array.from({ length: 7 }, (_, index) => addDays(first, start + index)).map((day) =>
      day.startsWith(month) ? day : null,
    );
    if (week.some((day) => day !== null)) weeks.push(week);
  }
  return weeks;
};

const mostMonths = 36; // a departure with a wrong year must not make a list without end

const monthAt = (number: number): string =>
  `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, "0")}`;

const monthNumber = (text: string): number => {
  const [year = 0, month = 1] = text.split("-").map(Number);
  return year * 12 + month - 1;
};

/** The next eighteen months, this one first, as `2027-05`. */
export const comingMonths = (today: string): string[] =>
  Array.from({ length: 18 }, (_, index) => monthAt(monthNumber(today) + index));

/** How many months lie between two, `2027-05` and the like, whichever is the earlier. */
export const monthsApart = (one: string, other: string): number =>
  Math.abs(monthNumber(one) - monthNumber(other));

/** The months from that of one day to that of another, as `2027-05`; three years at most. */
export const monthsBetween = (first: Day, last: Day): string[] => {
  const length = Math.min(mostMonths, monthNumber(last) - monthNumber(first) + 1);
  return Array.from({ length }, (_, index) => monthAt(monthNumber(first) + index));
};
