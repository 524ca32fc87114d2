import type { Event, WithContext } from "schema-dts";
import {
  isCancelled,
  placesLeft,
  type PublicEvent,
} from "#features/catalogue/events/public-event-rules.ts";
import type { Site } from "#markets/site/site.ts";

const placeOf = ({ address, city, latitude, longitude }: PublicEvent): Event["location"] => ({
  "@type": "Place",
  name: address || city,
  address: {
    "@type": "PostalAddress",
    ...(address !== "" && { streetAddress: address }),
    addressLocality: city,
  },
  ...(latitude !== null && longitude !== null
    ? { geo: { "@type": "GeoCoordinates" as const, latitude, longitude } }
    : {}),
});

/** What search engines read of an event; how many have signed up, and nobody's name. */
export const eventData = (
  { origin, product }: Site,
  event: PublicEvent,
  { path, image }: Readonly<{ path: string; image: string | null }>,
): WithContext<Event> => {
  const left = placesLeft(event);
  return {
    "@context": "https://schema.org",
    "@type": "Event",
    name: event.title,
    description: event.text,
    url: `${origin}${path}`,
    startDate: event.startsAt,
    endDate: event.endsAt,
    eventStatus: isCancelled(event)
      ? "https://schema.org/EventCancelled"
      : "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: placeOf(event),
    isAccessibleForFree: true,
    organizer: { "@type": "Organization", name: product, url: `${origin}/` },
    ...(image && { image: new URL(image, origin).href }),
    ...(event.places !== null && {
      maximumAttendeeCapacity: event.places,
      remainingAttendeeCapacity: left ?? event.places,
    }),
  };
};
