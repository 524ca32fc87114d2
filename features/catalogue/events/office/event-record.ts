import { fromZoned, toZoned } from "#design/office/dates/time-zone.ts";
import type { RecordDeclaration } from "#design/office/record/record-declaration.ts";
import { type EventInput, eventInputSchema } from "#features/catalogue/events/contract.ts";
import { eventErrors } from "#features/catalogue/events/rules.ts";
import { PictureSchemaField } from "#features/assets/media/pickers/picture-schema-field.tsx";
import { isPicture } from "#features/assets/media/pickers/picture-schemas.ts";
import { PickSchemaField } from "#features/records/choices/pickers/pick-schema-field.tsx";
import { pickFormat } from "#features/records/choices/pickers/picker-kinds.ts";
import { addDays } from "#markets/days.ts";
import { marketByApiCountry } from "#markets/markets.ts";
import { isTypedSlug, typedSlug } from "#platform/browser/typed-slug.ts";

const daysAhead = 14;

/** A new event is in two weeks, in the evening of the market. */
const firstTimes = (now: Date, timeZone: string) => {
  const day = addDays(toZoned(now.toISOString(), timeZone).slice(0, 10), daysAhead);
  return {
    startsAt: fromZoned(`${day}T19:00`, timeZone),
    endsAt: fromZoned(`${day}T22:00`, timeZone),
  };
};

const nameOf = ({ title, city }: EventInput): string => `${title} ${city}`;

const ofCountry = (country: string): RecordDeclaration<EventInput> => {
  const market = marketByApiCountry(country);
  const language = market?.language ?? "en";
  return {
    one: "event",
    keepsVersions: true,
    checksSlug: true,
    schema: eventInputSchema,
    empty: {
      title: "",
      slug: "",
      text: "",
      city: "",
      address: "",
      latitude: null,
      longitude: null,
      ...firstTimes(new Date(), market?.timeZone ?? "UTC"),
      places: null,
      coordinatorId: null,
      travelIds: [],
      pictureId: null,
      isPublished: false,
      cancelledBecause: "",
    },
    path: (code) => `${code}/events`,
    nameOf: ({ title }) => title,
    ...(market && { timeZone: market.timeZone }),
    fields: {
      title: { description: "Name" },
      pictureId: { description: "Picture", format: "media" },
      startsAt: { description: "From" },
      endsAt: { description: "Until" },
      city: { description: "City", format: "short" },
      places: { description: "Places", help: "Without a number, as many as come." },
      address: {
        description: "Place and address",
        help: "An event without one cannot be published.",
      },
      latitude: { description: "Latitude", help: "Of the place on the map." },
      longitude: { description: "Longitude" },
      text: { description: "Text", format: "textarea" },
      coordinatorId: { description: "Host", format: "coordinator" },
      travelIds: {
        description: "About travels",
        items: { type: "string", format: "travel", description: "Travel" },
      },
      slug: { description: "Slug", help: "In the address of its page." },
      isPublished: { description: "Published" },
      cancelledBecause: {
        description: "Cancelled because",
        help: "With a reason the event is called off, and visitors read the reason.",
      },
    },
    specialFields: [
      { matches: isPicture, Field: PictureSchemaField },
      { matches: (schema) => pickFormat(schema) !== null, Field: PickSchemaField },
    ],
    rules: eventErrors,
    derive: (before, after) =>
      isTypedSlug(before.slug, nameOf(before), language)
        ? { slug: typedSlug(nameOf(after), language) }
        : {},
    saved: "Event saved.",
    created: "Event added.",
    deleted: "Event deleted.",
  };
};

const byCountry = new Map<string, RecordDeclaration<EventInput>>();

export const eventRecord = (country: string): RecordDeclaration<EventInput> => {
  const known = byCountry.get(country) ?? ofCountry(country);
  byCountry.set(country, known);
  return known;
};
