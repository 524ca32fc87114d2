import { z } from "zod";
import { momentSchema } from "#markets/day-schema.ts";
import { filledLine, filledLines, oneLine } from "#platform/texts/text-schema.ts";

const line = (minLength: 0 | 1, maxLength: number) =>
  (minLength === 0 ? oneLine() : filledLine()).trim().max(maxLength);

const slug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Small letters and digits, with single hyphens between them.");

/** An evening or a walk at which travellers meet (WeMeet). */
export const eventInputSchema = z
  .strictObject({
    title: line(1, 60),
    slug,
    text: filledLines().trim().max(400),
    city: line(1, 60),
    address: line(0, 120).describe("Place and street; empty while there is none."),
    latitude: z.number().min(-90).max(90).nullable(),
    longitude: z.number().min(-180).max(180).nullable(),
    startsAt: momentSchema,
    endsAt: momentSchema,
    places: z.int().min(1).max(5000).nullable().describe("Null for as many as come."),
    coordinatorId: z.guid().nullable().describe("The host."),
    travelIds: z
      .array(z.guid())
      .max(6)
      .refine((ids) => new Set(ids).size === ids.length, "Name each travel once.")
      .readonly()
      .describe("What it is about."),
    pictureId: z.guid().nullable(),
    isPublished: z.boolean(),
    cancelledBecause: line(0, 200)
      .default("")
      .describe("Why it is called off, as visitors read it; empty while it takes place."),
  })
  .meta({
    examples: [
      {
        title: "Maps and tea",
        slug: "maps-and-tea",
        text: "We open the maps of two trips.",
        city: "Torino",
        address: "",
        latitude: null,
        longitude: null,
        startsAt: "2027-01-15T18:30:00Z",
        endsAt: "2027-01-15T21:00:00Z",
        places: 40,
        coordinatorId: null,
        travelIds: [],
        pictureId: null,
        isPublished: false,
        cancelledBecause: "",
      },
    ],
  });

export type EventInput = z.infer<typeof eventInputSchema>;

// Not `z.uuid()`: imported rows may have ids of no UUID version.
export const eventRecordSchema = eventInputSchema.extend({ id: z.guid() });

export type EventRecord = z.infer<typeof eventRecordSchema>;

export const listedEventSchema = eventRecordSchema.omit({ text: true }).extend({
  version: z.int(),
  coming: z.int().describe("How many have signed up."),
  waiting: z.int().describe("How many wait for a place."),
  host: z.strictObject({ id: z.guid(), name: z.string() }).nullable(),
});

export type ListedEvent = z.infer<typeof listedEventSchema>;

export const eventSorts = ["start", "latest", "title"] as const;

const changeKinds = [
  "day",
  "place",
  "published",
  "unpublished",
  "cancelled",
  "reinstated",
] as const;

/** What saving does to whom; empty where it reaches nobody. */
export const eventPreviewSchema = z.strictObject({
  coming: z.int(),
  waiting: z.int(),
  changes: z
    .array(z.strictObject({ kind: z.enum(changeKinds), before: z.string(), after: z.string() }))
    .readonly()
    .describe(
      "Of a day, moments in UTC; of a place, the city and the address; of a cancellation, the reason.",
    ),
});

export type EventPreview = z.infer<typeof eventPreviewSchema>;

/** The choices of days in the search for events. */
export const eventPresets = [
  "today",
  "tomorrow",
  "this-week",
  "this-weekend",
  "next-week",
  "this-month",
  "next-30-days",
  "whenever",
] as const;

export type EventPreset = (typeof eventPresets)[number];
