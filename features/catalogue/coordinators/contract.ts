import { z } from "zod";
import { filledLine, manyLines } from "#platform/texts/text-schema.ts";

const line = (maxLength: number) => filledLine().trim().max(maxLength);

const slug = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Small letters and digits, with single hyphens between them.");

/** The languages that a coordinator can be said to speak, as ISO 639-1 codes. */
// prettier-ignore
export const spokenLanguages = [
  "it", "en", "es", "fr", "de", "pt", "nl", "sv", "no", "da", "is", "fi", "pl", "cs", "hu", "ro",
  "el", "tr", "ru", "uk", "ar", "he", "fa", "hi", "ne", "th", "vi", "id", "ms", "zh", "ja", "ko",
  "sw", "am",
] as const;

const spokenLanguage = z.string().regex(/^[a-z]{2}$/, "A language code of two letters.");

const minYear = 1990;
const maxYear = 2100;

export const coordinatorInputSchema = z
  .strictObject({
    name: line(60),
    slug,
    city: line(60),
    bio: manyLines().trim().max(600).describe("In the first person; it stands in quotation marks."),
    languages: z
      .array(spokenLanguage)
      .min(1, "Name at least one.")
      .max(12)
      .refine((codes) => new Set(codes).size === codes.length, "Name each language once.")
      .readonly()
      .describe("ISO 639-1 codes of the languages spoken."),
    since: z.int().min(minYear).max(maxYear).describe("The year of the first group."),
    tripsLed: z.int().min(0).max(9999),
    portraitId: z.guid().nullable(),
    isShown: z.boolean(),
    email: z
      .email("An e-mail address.")
      .max(200)
      .nullable()
      .default(null)
      .describe("Where departures are asked; for staff alone."),
  })
  .meta({
    examples: [
      {
        name: "Mei",
        slug: "mei",
        city: "Bologna",
        bio: "I carry the tea.",
        languages: ["it", "en"],
        since: 2019,
        tripsLed: 24,
        portraitId: null,
        isShown: true,
        email: "mei@example.com",
      },
    ],
  });

export type CoordinatorInput = z.infer<typeof coordinatorInputSchema>;

export const coordinatorRecordSchema = coordinatorInputSchema.extend({
  // Not `z.uuid()`: imported rows may have ids of no UUID version.
  id: z.guid(),
  formerSlugs: z.array(z.string()).readonly().describe("Visitors of these are redirected."),
});

export type CoordinatorRecord = z.infer<typeof coordinatorRecordSchema>;

const departureSchema = z.strictObject({
  id: z.guid(),
  travelId: z.guid(),
  travel: z.string().describe("Name of the travel."),
  from: z.iso.date(),
  to: z.iso.date(),
  status: z.string(),
});

export type LedDeparture = z.infer<typeof departureSchema>;

export const listedCoordinatorSchema = coordinatorRecordSchema
  .omit({ bio: true, formerSlugs: true, email: true })
  .extend({
    version: z.int(),
    portrait: z
      .string()
      .nullable()
      .describe("Everything of its address before the width, as in `choices`."),
    upcoming: z.int().describe("How many departures to come they lead."),
    next: departureSchema.nullable(),
  });

export type ListedCoordinator = z.infer<typeof listedCoordinatorSchema>;

export const coordinatorSorts = ["trips", "name", "next"] as const;

/** What refers to a coordinator; the departures to come are listed, up to 50. */
export const coordinatorUsersSchema = z.strictObject({
  upcoming: z.strictObject({ total: z.int(), items: z.array(departureSchema).readonly() }),
  pastDepartures: z.int(),
  reviews: z.int(),
  events: z.int(),
  pages: z.array(z.strictObject({ id: z.guid(), name: z.string() })).readonly(),
});

export type CoordinatorUsers = z.infer<typeof coordinatorUsersSchema>;

/** A coordinator as one market presents them. */
export type Coordinator = Readonly<Omit<CoordinatorRecord, "isShown" | "formerSlugs" | "email">>;
