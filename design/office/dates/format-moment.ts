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
 * December 2026 at 09:00 Rome time`. A reader in a zone whose clocks differ is told the own time
 * too.
 *
 * @param done the words for a moment that has passed: `appeared`
 */
export const describeMoment = (
  moment: string,
  {
    timeZone,
    now,
    ownZone,
    coming,
    done,
  }: Readonly<{ timeZone: string; now: number; ownZone: string; coming: string; done: string }>,
): string => {
  const there = wordsInZone(moment, timeZone);
  const here = wordsInZone(moment, ownZone);
  const verb = Date.parse(moment) > now ? coming : done;
  const sentence = `${verb} ${formatRelative(moment, now)}, on ${formatInWords(moment, timeZone)}`;
  if (here.day === there.day && here.time === there.time) return sentence;
  const own = here.day === there.day ? here.time : `${here.day} at ${here.time}`;
  return `${sentence}; you are in ${cityOf(ownZone)}: ${own}`;
};

/** The zone that the browser's clock is set to. */
export const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** For example `Europe/Rome, now 14:05`. */
export const formatZoneClock = (timeZone: string, now: number): string => {
  const clock = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" });
  return `${timeZone.replaceAll("_", " ")}, now ${clock.format(now)}`;
};
