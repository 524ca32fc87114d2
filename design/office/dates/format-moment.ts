import { officeZone } from "./office-zone.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const relativeFormat = new Intl.RelativeTimeFormat("en", { numeric: "auto" });

/** In the largest fitting unit: `in 3 days`, `20 minutes ago`. */
export const formatRelative = (moment: string, now: number): string => {
  const distance = Date.parse(moment) - now;
  const size = Math.abs(distance);
  if (size < minute) return distance < 0 ? "just now" : "in less than a minute";
  if (size < 90 * minute) return relativeFormat.format(Math.round(distance / minute), "minute");
  if (size < 36 * hour) return relativeFormat.format(Math.round(distance / hour), "hour");
  if (size < 60 * day) return relativeFormat.format(Math.round(distance / day), "day");
  if (size < 700 * day) return relativeFormat.format(Math.round(distance / (30.4 * day)), "month");
  return relativeFormat.format(Math.round(distance / (365.25 * day)), "year");
};

const formats = new Map<string, Intl.DateTimeFormat>();

const formatIn = (timeZone: string, instant: number, options: Intl.DateTimeFormatOptions) => {
  const key = JSON.stringify([timeZone, options]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat("en-GB", { timeZone, ...options });
  formats.set(key, format);
  return format.format(instant);
};

/** `21/11/2026, 18:15` in the office's zone. */
export const formatExact = (moment: string): string =>
  formatIn(officeZone(), Date.parse(moment), { dateStyle: "short", timeStyle: "short" });

/** `18:15` in the office's zone, or with seconds. */
export const formatTime = (moment: string | number, style: "short" | "medium" = "short"): string =>
  formatIn(officeZone(), new Date(moment).getTime(), { timeStyle: style });

const isDayAlone = (moment: string): boolean => /^\d{4}-\d\d-\d\d$/.test(moment);

/** `21/11/2026`, for an instant in the office's zone. */
export const formatDay = (moment: string): string =>
  formatIn(isDayAlone(moment) ? "UTC" : officeZone(), Date.parse(moment), {});

/** For example `Tue, 1 December 2026, 09:00`, in the given time zone. */
export const formatInZone = (moment: string, timeZone: string): string =>
  new Intl.DateTimeFormat("en-GB", {
    timeZone,
    weekday: "short",
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
  }).format(Date.parse(moment));

/** The city that people name a zone by: `Rome`, `New York`. */
const cityOf = (timeZone: string): string =>
  (timeZone.split("/").at(-1) ?? timeZone).replaceAll("_", " ");

const wordsInZone = (moment: string, timeZone: string) => {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("en-GB", { timeZone, ...options }).format(Date.parse(moment));
  const weekday = part({ weekday: "long" });
  const date = part({ day: "numeric", month: "long", year: "numeric" });
  const time = part({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  return { day: `${weekday} ${date}`, time };
};

/** For example `Thursday 3 December 2026 at 09:00 Rome time`. */
export const formatInWords = (moment: string, timeZone: string): string => {
  const { day, time } = wordsInZone(moment, timeZone);
  return `${day} at ${time} ${cityOf(timeZone)} time`;
};

/**
 * What happens at a moment, in words and in the market's zone: `appears in 2 days, on Thursday 3
 * December 2026 at 09:00 Rome time`.
 *
 * @param done the words for a moment that has passed: `appeared`
 */
export const describeMoment = (
  moment: string,
  {
    timeZone,
    now,
    coming,
    done,
  }: Readonly<{ timeZone: string; now: number; coming: string; done: string }>,
): string => {
  const verb = Date.parse(moment) > now ? coming : done;
  return `${verb} ${formatRelative(moment, now)}, on ${formatInWords(moment, timeZone)}`;
};

/** For example `Europe/Rome, now 14:05`. */
export const formatZoneClock = (timeZone: string, now: number): string => {
  const clock = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" });
  return `${timeZone.replaceAll("_", " ")}, now ${clock.format(now)}`;
};
