import { z } from "zod";
import { robotsValues } from "#platform/robots.ts";
import { filledLine, manyLines, oneLine } from "#platform/texts/text-schema.ts";

export const moods = ["nature", "relax", "history", "culture", "party"] as const;
export const transports = ["van", "train", "boat", "jeep", "foot", "bike", "plane", "bus"] as const;
/** Kinds of place in which a group spends a night. */
export const lodgings = [
  "hotel",
  "guesthouse",
  "lodge",
  "hostel",
  "home",
  "cabin",
  "hut",
  "camp",
  "yurt",
  "boat",
  "train",
] as const;

const line = oneLine().max(300);
const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(100);
const cents = z.int().min(0).max(10_000_000);

/** What people may add to a day and pay for by themselves. */
export const activitySchema = z.strictObject({
  name: oneLine().max(120),
  cents: cents
    .nullable()
    .describe("A person's price in the market's currency; 0 where it is free, null until known."),
});

/**
 * `hours` is the duration of the day's longest transfer, `sleep` the place where the group spends
 * the night. Fields with a default are younger than some stored days, which lack them.
 */
export const itineraryDaySchema = z.strictObject({
  title: line,
  text: manyLines().max(4000),
  sleep: line.nullable(),
  meals: z.array(z.enum(["breakfast", "lunch", "dinner"])).max(3),
  transport: z.enum(transports).nullable(),
  hours: z.number().min(0).max(48).nullable(),
  pictureId: z.uuid().nullable().default(null),
  lodging: z.enum(lodgings).nullable().default(null).describe("In what the group sleeps."),
  activities: z.array(activitySchema).max(8).default([]).describe("Optional, not in the price."),
});

/** What one market offers of a trip. Amounts are in cents of the market's currency. */
export const travelInputSchema = z.strictObject({
  tripId: z.uuid(),
  slug,
  name: filledLine().max(80),
  tagline: line,
  story: manyLines().max(8000),
  highlights: z.array(line).max(12),
  days: z.int().min(1).max(90),
  nights: z.int().min(0).max(90),
  itinerary: z.array(itineraryDaySchema).max(90),
  included: z.array(line).max(40),
  excluded: z.array(line).max(40),
  moneyPot: z.strictObject({ lowCents: cents, highCents: cents, items: z.array(line).max(20) }),
  flight: z.strictObject({
    airport: z
      .string()
      .toUpperCase()
      .regex(/^[A-Z]{3}$/, "Write the three letters of the airport, such as RAK.")
      .nullable(),
    city: oneLine().max(100),
    returnCity: oneLine()
      .max(100)
      .nullable()
      .default(null)
      .describe("Where the flight home leaves; null for the same airport.")
      .meta({ examples: ["Venice"] }),
    directCents: cents.nullable(),
    stopsCents: cents.nullable(),
  }),
  moods: z.array(z.enum(moods)).max(5),
  effort: z.int().min(1).max(5),
  typeId: z.uuid().nullable(),
  secondTypeId: z.uuid().nullable(),
  styleId: z.uuid().nullable(),
  categoryId: z.uuid().nullable(),
  formatId: z.uuid().nullable(),
  costCenterId: z.uuid().nullable(),
  badgeIds: z.array(z.uuid()).max(10),
  destinationIds: z.array(z.uuid()).max(40),
  isUnique: z.boolean(),
  privateRoom: z.boolean(),
  privateRoomCents: cents.nullable(),
  photoIds: z.array(z.uuid()).max(60),
  seo: z.strictObject({
    title: oneLine().max(120),
    description: manyLines().max(320),
    robots: z.enum(robotsValues),
    image: z.uuid().nullable().describe("The picture that other sites show with a link."),
  }),
  isPublished: z.boolean(),
});

export type Mood = (typeof moods)[number];
export type Transport = (typeof transports)[number];
export type Lodging = (typeof lodgings)[number];
export type Activity = z.infer<typeof activitySchema>;
export type ItineraryDay = z.infer<typeof itineraryDaySchema>;
/** A day as stored. Fields that were added to the schema later may be missing. */
export type StoredDay = z.input<typeof itineraryDaySchema>;
export type TravelInput = z.infer<typeof travelInputSchema>;
export type Travel = TravelInput & Readonly<{ id: string; version: number; updatedAt: string }>;
