import type { Day } from "#markets/days.ts";
import { formatDate, formatWeekday } from "#markets/format.ts";

/** `Sat 02/01/2027` */
export const weekdayDate = (day: Day): string => `${formatWeekday(day, "en")} ${formatDate(day)}`;

/** `today`, `Wed 25/11`; a day that has passed is said to be late: `late, 21/10`. */
export const dueWords = (day: Day, today: Day): string => {
  if (day === today) return "today";
  const date = formatDate(day).slice(0, 5);
  return day < today ? `late, ${date}` : `${formatWeekday(day, "en")} ${date}`;
};
