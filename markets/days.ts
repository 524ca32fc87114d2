/** A date without a time zone, in the form `2027-03-20`. */
export type Day = string;

const msPerDay = 86_400_000;

/** Days since 1970-01-01; NaN when the text is not a day of the calendar. */
const epochDayOrNaN = (text: string): number => {
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // The 31st of a month without one is read as a day of the next month.
  return new Date(ms).getUTCDate() === Number(text.slice(8)) ? ms / msPerDay : Number.NaN;
};

/** @throws RangeError when the text is not a day of the calendar */
const epochDay = (day: Day): number => {
  const number = epochDayOrNaN(day);
  if (Number.isNaN(number)) throw new RangeError(`${day} is no day.`);
  return number;
};

/** The day has to exist in the calendar: `2027-13-45` does not. */
export const isDay = (text: string): boolean => !Number.isNaN(epochDayOrNaN(text));

const dayOf = (epoch: number): Day => new Date(epoch * msPerDay).toISOString().slice(0, 10);

/**
 * @param count number of days; a negative number leads to an earlier day
 * @throws RangeError when `day` is not a day of the calendar
 */
export const addDays = (day: Day, count: number): Day => dayOf(epochDay(day) + count);

/** The number of days is negative when `to` is earlier than `from`. */
export const daysBetween = (from: Day, to: Day): number => epochDay(to) - epochDay(from);

/** 0 is Sunday, as in `Market.firstWeekday`. */
export const weekdayOf = (day: Day): number => (((epochDay(day) + 4) % 7) + 7) % 7;

/** The number of the month is 1 for January. */
export const partsOf = (day: Day): readonly [year: number, month: number, day: number] => {
  const date = new Date(epochDay(day) * msPerDay);
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
};

/**
 * The weeks of a month (`2027-05`), each beginning on the market's first weekday. Null stands for a
 * day of another month.
 */
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

const maxMonths = 36; // limits the list when a departure has a mistyped year

const monthAt = (number: number): string =>
  `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, "0")}`;

const monthNumber = (text: string): number => {
  const [year = 0, month = 1] = text.split("-").map(Number);
  return year * 12 + month - 1;
};

/** Eighteen months from the current one on, in the form `2027-05`. */
export const comingMonths = (today: string): string[] =>
  Array.from({ length: 18 }, (_, index) => monthAt(monthNumber(today) + index));

/**
 * The number of months between two months in the form `2027-05`, in whichever order they are given.
 */
export const monthsApart = (first: string, second: string): number =>
  Math.abs(monthNumber(first) - monthNumber(second));

/**
 * All months from the month of `first` to the month of `last`, in the form `2027-05`, at most three
 * years.
 */
export const monthsBetween = (first: Day, last: Day): string[] => {
  const length = Math.min(maxMonths, monthNumber(last) - monthNumber(first) + 1);
  return Array.from({ length }, (_, index) => monthAt(monthNumber(first) + index));
};
