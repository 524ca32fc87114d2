import { type Day, writeDay } from "./write-date.ts";

const pad = (digits: string, length = 2) => digits.padStart(length, "0");

const isRealDay = (day: Day): boolean => {
  const time = Date.parse(day);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === day;
};

const dayPatterns: readonly (readonly [
  pattern: RegExp,
  order: readonly [number, number, number],
])[] = [
  [/^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/, [1, 2, 3]],
  [/^(\d{4})(\d{2})(\d{2})$/, [1, 2, 3]],
  [/^(\d{1,2})[^\d]{1,3}(\d{1,2})[^\d]{1,3}(\d{4}|\d{2})$/, [3, 2, 1]],
  [/^(\d{2})(\d{2})(\d{4})$/, [3, 2, 1]],
];

/**
 * Reads `1/3/27`, `01.03.2027`, `01032027` and `2027-03-01` as the first of March; null for anything
 * else, also for a day that does not exist. A year of two digits is of this century.
 */
export const parseDay = (text: string): Day | null => {
  for (const [pattern, [year, month, date]] of dayPatterns) {
    const parts = pattern.exec(text.trim());
    if (!parts) continue;
    const day = `${pad(parts[year] ?? "", 4).replace(/^00/, "20")}-${pad(parts[month] ?? "")}-${pad(parts[date] ?? "")}`;
    if (isRealDay(day)) return day;
  }
  return null;
};

const timePattern = /^(\d{1,2})(?:[:.h ]?([0-5]\d))?(?::[0-5]\d(?:\.\d+)?)?\s*(am|pm)?$/i;

/** Reads `8`, `8:00`, `8.30`, `0830`, `8h30` and `8 pm` as a time of the 24-hour clock, `08:00`. */
export const parseTime = (text: string): string | null => {
  const parts = timePattern.exec(text.trim());
  if (!parts) return null;
  const [, hourText = "", minutes = "00", half] = parts;
  const typedHour = Number(hourText);
  const hour = half ? (typedHour % 12) + (half.toLowerCase() === "pm" ? 12 : 0) : typedHour;
  return hour > 23 || (half && typedHour > 12) ? null : `${pad(String(hour))}:${minutes}`;
};

export const startOfDay = "00:00";
export const endOfDay = "23:59";

/**
 * Reads a day with or without a time: `1/3/27 8`, `01.03.2027, 8:00`, `2027-03-01T08:00`.
 * @param local what the field holds, `2027-03-01T08:00`; a time alone (`9:30`) is of its day
 * @param timeOfDay the time of a day alone
 */
export const parseDayAndTime = (
  text: string,
  local: string,
  timeOfDay: string = startOfDay,
): string | null => {
  const typed = text.trim();
  const day = parseDay(typed);
  if (day) return `${day}T${timeOfDay}`;
  const shortTime = local === "" ? null : parseTime(typed);
  if (shortTime) return `${local.slice(0, 10)}T${shortTime}`;
  // The time follows the last separator before which a day can be read.
  for (const { index, 0: separator } of typed.matchAll(/[T,\s]+/g)) {
    const dayBefore = parseDay(typed.slice(0, index));
    const time = parseTime(typed.slice(index + separator.length));
    if (dayBefore && time) return `${dayBefore}T${time}`;
  }
  return null;
};

/** How a field of days reads and writes them; its example cannot be read with the month first. */
export const dayNotation = {
  parse: parseDay,
  write: writeDay,
  placeholder: "DD/MM/YYYY",
  example: "24/05/2027",
} as const;
