import { calendarFile, calendarMoment, calendarText } from "#platform/calendar-files/icalendar.ts";
import { isCancelled, type PublicEvent } from "../public-event-rules.ts";

type Context = Readonly<{ product: string; host: string; url: string }>;

/** The event as a file that calendars take in. */
export const eventCalendarFile = (event: PublicEvent, { product, host, url }: Context): string => {
  const place = [event.address, event.city].filter(Boolean).join(", ");
  const { latitude, longitude } = event;
  return calendarFile(`-//${calendarText(product)}//WeMeet//EN`, [
    `UID:${event.id}@${host}`,
    `DTSTAMP:${calendarMoment(event.updatedAt)}`,
    `DTSTART:${calendarMoment(event.startsAt)}`,
    `DTEND:${calendarMoment(event.endsAt)}`,
    `SUMMARY:${calendarText(event.title)}`,
    `DESCRIPTION:${calendarText(event.text)}`,
    `LOCATION:${calendarText(place)}`,
    ...(latitude === null || longitude === null ? [] : [`GEO:${latitude};${longitude}`]),
    `URL:${url}`,
    `STATUS:${isCancelled(event) ? "CANCELLED" : "CONFIRMED"}`,
  ]);
};
