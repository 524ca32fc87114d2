const day = 86_400_000;

/** What a clock in the zone shows at an instant, as if it were UTC, in milliseconds. */
const wallClockAt = (instant: number, timeZone: string): number => {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  }).formatToParts(instant);
  const number = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  // Date.UTC takes a year of two digits for one of the last century: a year half typed would jump.
  const date = new Date(0).setUTCFullYear(number("year"), number("month") - 1, number("day"));
  return date + (number("hour") * 60 + number("minute")) * 60_000;
};

/** An instant as a clock in the zone shows it: `2026-12-01T09:00`, as `datetime-local` takes it. */
export const toZoned = (instant: string, timeZone: string): string =>
  new Date(wallClockAt(Date.parse(instant), timeZone)).toISOString().slice(0, 16);

/**
 * The instant at which a clock in the zone shows this. Of an hour that comes twice in autumn, the
 * first; an hour that is skipped in spring is read by the clock of the day before, so it comes later.
 */
export const fromZoned = (local: string, timeZone: string): string => {
  const wanted = Date.parse(`${local}Z`);
  const offsetAt = (instant: number) => wallClockAt(instant, timeZone) - instant;
  const before = wanted - offsetAt(wanted - day);
  const after = wanted - offsetAt(wanted + day);
  const found = [before, after].find((instant) => wallClockAt(instant, timeZone) === wanted);
  return new Date(found ?? before).toISOString();
};
