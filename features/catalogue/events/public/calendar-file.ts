import { isCancelled, type PublicEvent } from "../public-event-rules.ts";

/** `20261128T093000Z`. */
const stamp = (moment: string): string =>
  new Date(moment).toISOString().replaceAll(/[-:]|\.\d{3}/g, "");

/** Texts of RFC 5545 escape what separates values, and write line breaks as `\n`. */
const escaped = (text: string): string =>
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

type Context = Readonly<{ product: string; host: string; url: string }>;

/** The event as a file that calendars take in (iCalendar, RFC 5545). */
export const calendarFile = (event: PublicEvent, { product, host, url }: Context): string => {
  const place = [event.address, event.city].filter(Boolean).join(", ");
  const { latitude, longitude } = event;
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escaped(product)}//WeMeet//EN`,
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${event.id}@${host}`,
    `DTSTAMP:${stamp(event.updatedAt)}`,
    `DTSTART:${stamp(event.startsAt)}`,
    `DTEND:${stamp(event.endsAt)}`,
    `SUMMARY:${escaped(event.title)}`,
    `DESCRIPTION:${escaped(event.text)}`,
    `LOCATION:${escaped(place)}`,
    ...(latitude === null || longitude === null ? [] : [`GEO:${latitude};${longitude}`]),
    `URL:${url}`,
    `STATUS:${isCancelled(event) ? "CANCELLED" : "CONFIRMED"}`,
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]
    .map(folded)
    .join("\r\n");
};
