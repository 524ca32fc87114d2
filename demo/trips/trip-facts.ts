import { z } from "zod";
import { lodgings } from "#features/catalogue/travels/contract.ts";
import type { ByLanguage, LocalizedText } from "#demo/localized-text.ts";

const continents = ["europe", "africa", "asia", "america", "oceania", "antarctica"] as const;

const biomes = [
  "alpine",
  "lake",
  "desert",
  "savanna",
  "jungle",
  "coast",
  "islands",
  "tundra",
  "volcano",
  "steppe",
  "rice",
  "oldtown",
  "metropolis",
  "canyon",
  "polar",
] as const;

export const hours = ["dawn", "noon", "golden", "dusk", "night"] as const;
export type Hour = (typeof hours)[number];

export const travelTypes = [
  "discovery",
  "trekking",
  "beach",
  "city",
  "snow",
  "safari",
  "sailing",
  "expedition",
] as const;

export const travelStyles = ["light", "classic", "comfort", "wild"] as const;

/** What groups are offered on the way, beside what is in the price. */
export const activities = [
  "thermal",
  "wine",
  "concert",
  "kayak",
  "boat",
  "bike",
  "horse",
  "surf",
  "cooking",
  "walk",
  "lift",
  "museum",
  "balloon",
  "hammam",
  "snorkel",
  "dive",
  "food",
  "massage",
  "tea",
  "coffee",
  "zipline",
] as const;

export const transports = ["van", "train", "boat", "jeep", "foot", "bike", "plane", "bus"] as const;

/**
 * A place where the group stays or stops, in WGS84 degrees. `name` is set where all languages write
 * it alike.
 */
const stopSchema = z.strictObject({
  name: z.string().min(1).optional(),
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
});

/**
 * `at` is the stop where the group sleeps, and `from` is the stop that the group leaves on a
 * transfer; the day's title consists of their names. `hours` is the duration of the longest
 * transfer.
 */
const daySchema = z.strictObject({
  at: z.string(),
  from: z.string().optional(),
  by: z.enum(transports).optional(),
  hours: z.number().positive().optional(),
  /** Meals included in the price: breakfast, lunch, dinner. */
  meals: z.enum(["", "B", "BL", "BD", "BLD", "L", "D", "LD"]),
  /** In what the group sleeps, where it is not the trip's usual lodging. */
  lodging: z.enum(lodgings).optional(),
  /** Prices of optional activities, in whole euros. */
  activities: z.partialRecord(z.enum(activities), z.number().positive()).optional(),
  /** The scene beside the day. A day that no scene fits has none: none is better than a wrong one. */
  picture: z.string().optional(),
});

/** Facts of a trip that are the same in all languages; money is in whole euros per person. */
export const tripSchema = z
  .strictObject({
    /** ISO 3166-1 alpha-2, the main country first. */
    countries: z.array(z.string().regex(/^[A-Z]{2}$/)).min(1),
    continent: z.enum(continents),
    biome: z.enum(biomes),
    hour: z.enum(hours),
    /** What its poster and wide picture show; missing while it has none. */
    composition: z.string().optional(),
    /** Months (1 to 12) with departures. */
    months: z.array(z.int().min(1).max(12)).min(1),
    moods: z.array(z.enum(["nature", "relax", "history", "culture", "party"])).min(1),
    /** 1 is strolling, 5 is days of steep walking. */
    effort: z.literal([1, 2, 3, 4, 5]),
    type: z.enum(travelTypes),
    style: z.enum(travelStyles),
    /** In what the group sleeps unless a day says otherwise. */
    lodging: z.enum(lodgings),
    by: z.enum(transports),
    price: z.number().positive(),
    /** Lowest and highest amount that each member pays into the group's money pot. */
    pot: z.tuple([z.number().min(0), z.number().min(0)]),
    /** Airport (IATA) and lowest price of a return flight from western Europe. */
    flight: z.strictObject({
      airport: z.string().regex(/^[A-Z]{3}$/),
      direct: z.number().positive().nullable(),
      stops: z.number().positive(),
    }),
    privateRoom: z.boolean(),
    unique: z.boolean(),
    /** Whether the trip is also offered in the international market. */
    international: z.boolean(),
    stops: z.record(z.string(), stopSchema),
    days: z.array(daySchema).min(2),
    /** The scenes of its gallery. */
    photos: z.array(z.string()).default([]),
  })
  .superRefine(({ stops, days }, context) => {
    for (const [index, { at, from = at }] of days.entries())
      for (const [field, key] of Object.entries({ at, from }))
        if (!(key in stops))
          context.addIssue({
            code: "custom",
            path: ["days", index, field],
            message: `${key} is no stop of this trip`,
          });
  });

type Facts = z.infer<typeof tripSchema>;

const text = z.string().min(1);

/**
 * Texts of a trip in one language: one for each day, and names of stops that languages write
 * differently.
 */
export const tripTextsSchema = z.strictObject({
  name: text,
  /** What travellers do on the trip, in one line of at most 90 characters. */
  tagline: text,
  story: text,
  /** Two to five short noun phrases. */
  highlights: z.array(text).min(2).max(5),
  stops: z.record(z.string(), text).default({}),
  /** What people ask of this trip and of no other. */
  question: z.strictObject({ question: text, answer: text }),
  days: z.array(text),
});

/** Compares a language's texts with the trip's facts. @returns the error with its field, or null */
export const findTextsError = (
  facts: Pick<Facts, "stops" | "days">,
  { stops, days }: z.infer<typeof tripTextsSchema>,
): string | null => {
  if (days.length !== facts.days.length)
    return `days: ${days.length} texts for the ${facts.days.length} days of trip.json`;
  const localizedStops = Object.keys(facts.stops).filter(
    (key) => facts.stops[key]?.name === undefined,
  );
  const missing = localizedStops.find((key) => stops[key] === undefined);
  if (missing) return `stops: ${missing}: has no name, and trip.json names it neither`;
  const unknown = Object.keys(stops).find((key) => !localizedStops.includes(key));
  return unknown ? `stops: ${unknown}: is no stop that trip.json leaves without a name` : null;
};

/** `name` is a string where all languages write it alike. */
export type Stop = Readonly<{ name: string | LocalizedText; lat: number; lon: number }>;
export type Day = Readonly<Facts["days"][number] & { text: LocalizedText }>;

/** A trip with its texts in all languages, before it is composed for a market. */
export type TripFacts = Readonly<
  Omit<Facts, "stops" | "days"> & {
    /** Name of the trip's folder. */
    code: string;
    name: LocalizedText;
    tagline: LocalizedText;
    story: LocalizedText;
    /** Every language has the same number of highlights. */
    highlights: ByLanguage<readonly string[]>;
    question: Readonly<{ question: LocalizedText; answer: LocalizedText }>;
    stops: Readonly<Record<string, Stop>>;
    days: readonly Day[];
  }
>;
