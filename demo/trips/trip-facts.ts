import { z } from "zod";
import type { InLanguages, Told } from "#demo/told.ts";

const continents = ["europe", "africa", "asia", "america", "oceania", "antarctica"] as const;

/** The landscapes that posters are drawn of. */
export const biomes = [
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
export type Biome = (typeof biomes)[number];

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

/** How the group mostly moves. */
export const transports = ["van", "train", "boat", "jeep", "foot", "bike", "plane", "bus"] as const;

/** A place where the group stays or stops: WGS84 degrees; its name where all languages write it alike. */
const stopSchema = z.strictObject({
  name: z.string().min(1).optional(),
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
});

/**
 * One day of the programme. `at` is the key of the stop where the group sleeps, `from` the one it
 * leaves when it moves; the days' title is made of the two names. `hours` is the longest transfer.
 */
const daySchema = z.strictObject({
  at: z.string(),
  from: z.string().optional(),
  by: z.enum(transports).optional(),
  hours: z.number().positive().optional(),
  /** Breakfast, lunch, dinner that are part of the price; an empty text when none is. */
  meals: z.enum(["", "B", "BL", "BD", "BLD", "L", "D", "LD"]),
});

/** What is known of one trip, before anybody says it: money is in whole euros, per person. */
export const tripSchema = z
  .strictObject({
    /** ISO 3166-1 alpha-2, the main country first. */
    countries: z.array(z.string().regex(/^[A-Z]{2}$/)).min(1),
    continent: z.enum(continents),
    biome: z.enum(biomes),
    hour: z.enum(hours),
    /** Months (1 to 12) in which it leaves. */
    months: z.array(z.int().min(1).max(12)).min(1),
    moods: z.array(z.enum(["nature", "relax", "history", "culture", "party"])).min(1),
    /** 1 is a stroll, 5 is days of steep walking. */
    effort: z.literal([1, 2, 3, 4, 5]),
    type: z.enum(travelTypes),
    style: z.enum(travelStyles),
    by: z.enum(transports),
    price: z.number().positive(),
    /** What the group puts together on the spot, from and to. */
    pot: z.tuple([z.number().min(0), z.number().min(0)]),
    /** The airport to fly to (IATA), and what a return flight from western Europe costs at least. */
    flight: z.strictObject({
      airport: z.string().regex(/^[A-Z]{3}$/),
      direct: z.number().positive().nullable(),
      stops: z.number().positive(),
    }),
    privateRoom: z.boolean(),
    unique: z.boolean(),
    /** Also offered in the international configuration. */
    international: z.boolean(),
    stops: z.record(z.string(), stopSchema),
    days: z.array(daySchema).min(2),
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

/** What one language says of a trip: a text a day, and a name a stop that languages write differently. */
export const tripTextsSchema = z.strictObject({
  name: text,
  /** One line under the name: what one does there. At most 90 characters. */
  tagline: text,
  story: text,
  /** Two to five things one will remember, each a short noun phrase. */
  highlights: z.array(text).min(2).max(5),
  stops: z.record(z.string(), text).default({}),
  days: z.array(text),
});

/** What keeps texts of one language from being those of a trip, with the field; null where nothing does. */
export const textsFault = (
  facts: Pick<Facts, "stops" | "days">,
  { stops, days }: z.infer<typeof tripTextsSchema>,
): string | null => {
  if (days.length !== facts.days.length)
    return `days: ${days.length} texts for the ${facts.days.length} days of trip.json`;
  const wanted = Object.keys(facts.stops).filter((key) => facts.stops[key]?.name === undefined);
  const missing = wanted.find((key) => stops[key] === undefined);
  if (missing) return `stops: ${missing}: has no name, and trip.json names it neither`;
  const unknown = Object.keys(stops).find((key) => !wanted.includes(key));
  return unknown ? `stops: ${unknown}: is no stop that trip.json leaves without a name` : null;
};

/** Its name as all write it, or as each language does. */
export type Stop = Readonly<{ name: string | Told; lat: number; lon: number }>;
export type Day = Readonly<Facts["days"][number] & { told: Told }>;

/** The drawn pictures of a trip, by the names of their scenes; a day may have none. */
export type TripPictures = Readonly<{
  /** What its poster and wide picture show; null for a trip that is not drawn yet. */
  composition: string | null;
  days: readonly (string | null)[];
  photos: readonly string[];
}>;

/** One trip with what each language says of it, before any market does. */
export type TripFacts = Readonly<
  Omit<Facts, "stops" | "days"> & {
    /** The name of its folder. */
    code: string;
    name: Told;
    tagline: Told;
    story: Told;
    /** The same number in each language. */
    highlights: InLanguages<readonly string[]>;
    stops: Readonly<Record<string, Stop>>;
    days: readonly Day[];
    pictures: TripPictures;
  }
>;
