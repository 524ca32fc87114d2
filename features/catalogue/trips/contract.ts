import { z } from "zod";
import { isCountryCode } from "#markets/places/country-codes.ts";
import { type Language, languages } from "#markets/market-type.ts";
import { filledLine } from "#platform/texts/text-schema.ts";

export const continents = ["asia", "europe", "america", "africa", "oceania", "antarctica"] as const;

const stopName = filledLine().trim().max(80);

/** A name that all languages share stands under `all`. */
const stopNamesSchema = z.partialRecord(z.enum(["all", ...languages]), stopName);

/**
 * A place on a trip's route, in WGS84 degrees. A route that returns to a place has the stop again
 * under the same key.
 */
export const stopSchema = z.strictObject({
  key: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(60),
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
  names: stopNamesSchema.describe("By language; `all` where every language writes it alike."),
  shown: z
    .enum(["name", "mark"])
    .optional()
    .describe("Whether maps write its name beside its mark, as they do without this field."),
  line: z
    .enum(["curve", "straight"])
    .optional()
    .describe("Of the way on to the next stop; a curve without this field."),
});

export const maxStops = 60;

/** What staff write of a trip: facts that are the same in all markets. */
export const tripInputSchema = z.strictObject({
  code: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Write small letters, digits and hyphens.")
    .max(80),
  countries: z
    .array(z.string().refine(isCountryCode, "No country has this code."))
    .min(1)
    .max(12)
    .describe("ISO 3166-1 alpha-2 codes, the main country first."),
  continent: z.enum(continents),
  stops: z.array(stopSchema).max(maxStops).describe("In the order of the route."),
  airport: z
    .string()
    .toUpperCase()
    .regex(/^[A-Z]{3}$/, "Write the three letters of the airport, such as RAK.")
    .nullable()
    .describe("IATA code of the airport where travellers arrive."),
  posterId: z.uuid().nullable(),
  wideId: z.uuid().nullable(),
});

export const tripExample: z.infer<typeof tripInputSchema> = {
  code: "sahara",
  countries: ["MA"],
  continent: "africa",
  stops: [{ key: "merzouga", lat: 31.0802, lon: -4.0134, names: { all: "Merzouga" } }],
  airport: "RAK",
  posterId: null,
  wideId: null,
};

export const tripBodySchema = tripInputSchema.meta({ examples: [tripExample] });

export const tripRecordSchema = tripInputSchema.extend({ id: z.uuid() });

export type Stop = Readonly<z.infer<typeof stopSchema>>;
export type TripInput = z.infer<typeof tripInputSchema>;
export type TripRecord = z.infer<typeof tripRecordSchema>;
/** The facts about a trip that are the same in all markets: its places and pictures. */
export type Trip = Readonly<Omit<TripRecord, "stops"> & { stops: readonly Stop[] }>;

/** What staff read and what maps write: the name in a language, or the one of all. */
export const stopNameIn = ({ names, key }: Pick<Stop, "names" | "key">, language: Language) =>
  names[language] ?? names.all ?? key;
