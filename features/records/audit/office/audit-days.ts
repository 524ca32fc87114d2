import { officeZone } from "#design/office/dates/office-zone.ts";
import { fromZoned } from "#design/office/dates/time-zone.ts";

/**
 * The ISO instant at which a day such as `2026-11-21` begins in the office’s zone; null when the
 * text is no date.
 */
const startOfDay = (day: string, daysLater = 0): string | null => {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day)?.map(Number) ?? [];
  if (!year || !month || !date) return null;
  const begins = new Date(Date.UTC(year, month - 1, date + daysLater));
  return fromZoned(begins.toISOString().slice(0, 16), officeZone());
};

/**
 * The query for the API, in which instants replace the days. The API excludes `to`, so `to` becomes
 * the start of the day after the last day.
 */
export const withInstants = (query: URLSearchParams): URLSearchParams => {
  const instants = {
    from: startOfDay(query.get("from") ?? ""),
    to: startOfDay(query.get("to") ?? "", 1),
  };
  const after = new URLSearchParams(query);
  for (const name of ["from", "to"] as const)
    if (instants[name] === null) after.delete(name);
    else after.set(name, instants[name]);
  return after;
};
