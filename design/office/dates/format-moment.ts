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

const exactFormat = new Intl.DateTimeFormat("en-GB", { dateStyle: "short", timeStyle: "short" });

/** `21/11/2026, 18:15` in the local time zone. */
export const formatExact = (moment: string): string => exactFormat.format(Date.parse(moment));

const dayFormat = new Intl.DateTimeFormat("en-GB");

/** `21/11/2026` in the local time zone. */
export const formatDay = (moment: string): string => dayFormat.format(Date.parse(moment));

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

/** For example `Europe/Rome, now 14:05`. */
export const formatZoneClock = (timeZone: string, now: number): string => {
  const clock = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" });
  return `${timeZone.replaceAll("_", " ")}, now ${clock.format(now)}`;
};
