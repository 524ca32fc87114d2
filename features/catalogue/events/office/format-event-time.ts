const part = (timeZone: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-GB", { timeZone, ...options });

/** `Fri 27/11/2026` in the market's time zone. */
export const eventDay = (moment: string, timeZone: string): string =>
  part(timeZone, { weekday: "short", day: "2-digit", month: "2-digit", year: "numeric" })
    .format(Date.parse(moment))
    .replace(",", "");

/** `20:30` in the market's time zone. */
export const eventTime = (moment: string, timeZone: string): string =>
  part(timeZone, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(
    Date.parse(moment),
  );

/** `Fri 27/11/2026, 20:30–23:00` of two moments with a space between them. */
export const eventSpan = (moments: string, timeZone: string): string => {
  const [start = "", end = ""] = moments.split(" ");
  const from = `${eventDay(start, timeZone)}, ${eventTime(start, timeZone)}`;
  const isSameDay = eventDay(start, timeZone) === eventDay(end, timeZone);
  const until = isSameDay ? "" : `${eventDay(end, timeZone)}, `;
  return `${from}–${until}${eventTime(end, timeZone)}`;
};
