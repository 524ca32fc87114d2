import type { RecordDeclaration } from "#design/office/record/record-declaration.ts";
import { type EventInput, eventInputSchema } from "#features/events/contract.ts";
import { eventErrors } from "#features/events/rules.ts";
import { PictureSchemaField } from "#features/media/pickers/picture-schema-field.tsx";
import { isPicture } from "#features/media/pickers/picture-schemas.ts";
import { PickSchemaField } from "#features/page-editor/pickers/pick-schema-field.tsx";
import { pickFormat } from "#features/page-editor/pickers/picker-kinds.ts";
import { marketByApiCountry } from "#markets/markets.ts";
import { slugOf } from "#platform/slug.ts";

const hour = 3_600_000;
const twoWeeks = 14 * 24 * hour;

/** A new event begins in two weeks, on the hour. */
const firstStart = (now: number): number => Math.ceil((now + twoWeeks) / hour) * hour;

const slugIn = (language: string, { title, city }: EventInput): string =>
  slugOf(`${title} ${city}`, language);

const ofCountry = (country: string): RecordDeclaration<EventInput> => {
  const market = marketByApiCountry(country);
  const language = market?.language ?? "en";
  const start = firstStart(Date.now());
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
      startsAt: new Date(start).toISOString(),
      endsAt: new Date(start + 3 * hour).toISOString(),
      places: null,
      coordinatorId: null,
      travelIds: [],
      pictureId: null,
      isPublished: false,
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
    },
    specialFields: [
      { matches: isPicture, Field: PictureSchemaField },
      { matches: (schema) => pickFormat(schema) !== null, Field: PickSchemaField },
    ],
    rules: eventErrors,
    derive: (before, after) =>
      before.slug === slugIn(language, before) ? { slug: slugIn(language, after) } : {},
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
