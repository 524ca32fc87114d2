/** `20261128T093000Z`. */
export const calendarMoment = (moment: string): string =>
  new Date(moment).toISOString().replaceAll(/[-:]|\.\d{3}/g, "");

/** @param day `2026-11-28`, which becomes `20261128` */
export const calendarDay = (day: string): string => day.replaceAll("-", "");

/** Texts of RFC 5545 escape what separates values, and write line breaks as `\n`. */
export const calendarText = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n?|\n/g, "\\n");

const encoder = new TextEncoder();

/** RFC 5545 wants lines of 75 bytes at most; what follows begins with a space. */
const folded = (line: string): string => {
  let [text, size] = ["", 0];
  for (const sign of line) {
    const { length } = encoder.encode(sign);
    if (size + length > 75) {
      text += "\r\n ";
      size = 1;
    }
    text += sign;
    size += length;
  }
  return text;
};

/**
 * A file with one entry that calendars take in (iCalendar, RFC 5545).
 * @param productId who has made it, as in `-//Wayroam//WeMeet//EN`
 * @param entry lines as `SUMMARY:A walk`, with their values written by the functions above
 */
export const calendarFile = (productId: string, entry: readonly string[]): string =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:${productId}`,
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    ...entry,
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]
    .map(folded)
    .join("\r\n");
