const minutesIn = (instant: number, timeZone: string): number => {
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
  return (
    Date.UTC(number("year"), number("month") - 1, number("day"), number("hour"), number("minute")) /
    60_000
  );
};

/** An instant as a clock in the zone shows it: `2026-12-01T09:00`, as `datetime-local` takes it. */
export const toZoned = (instant: string, timeZone: string): string =>
  new Date(minutesIn(Date.parse(instant), timeZone) * 60_000).toISOString().slice(0, 16);

/** The instant at which a clock in the zone shows this; an hour that is skipped in spring is the next. */
export const fromZoned = (local: string, timeZone: string): string => {
  const wanted = Date.parse(`${local}Z`) / 60_000;
  const guess = wanted - (minutesIn(wanted * 60_000, timeZone) - wanted);
  const off = minutesIn(guess * 60_000, timeZone) - wanted;
  return new Date((guess - off) * 60_000).toISOString();
};
