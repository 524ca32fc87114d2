const day = 86_400_000;

/** The local time in the zone, encoded as if it were UTC, in milliseconds. */
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
  // Date.UTC reads a two-digit year as 19xx, so an incomplete year would jump while it is typed.
  const date = new Date(0).setUTCFullYear(number("year"), number("month") - 1, number("day"));
  return date + (number("hour") * 60 + number("minute")) * 60_000;
};

/** The local time in the zone, `2026-12-01T09:00`. */
export const toZoned = (instant: string, timeZone: string): string =>
  new Date(wallClockAt(Date.parse(instant), timeZone)).toISOString().slice(0, 16);

/**
 * The UTC instant of a local time in the zone. A local time that occurs twice in autumn means the
 * first occurrence. A local time that is skipped in spring is converted with the offset of the day
 * before, so the result is a later local time.
 */
export const fromZoned = (local: string, timeZone: string): string => {
  const localMs = Date.parse(`${local}Z`);
  const offsetAt = (instant: number) => wallClockAt(instant, timeZone) - instant;
  const before = localMs - offsetAt(localMs - day);
  const after = localMs - offsetAt(localMs + day);
  const match = [before, after].find((instant) => wallClockAt(instant, timeZone) === localMs);
  return new Date(match ?? before).toISOString();
};
