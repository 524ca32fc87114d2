import { z } from "zod";

const latitude = z.coerce.number().min(-85).max(85);
const longitude = z.coerce.number().min(-360).max(360);

/** In degrees; `east` may be beyond 180 where the frame crosses the date line. */
export const frameSchema = z.strictObject({
  west: longitude,
  south: latitude,
  east: longitude,
  north: latitude,
});

export type Frame = z.infer<typeof frameSchema>;

/** Land and borders in Mercator's projection, as SVG paths; see `mercator.ts` for the unit. */
export const outlinesSchema = z.strictObject({
  land: z.string(),
  borders: z.string(),
  countries: z
    .array(z.strictObject({ name: z.string(), x: z.number(), y: z.number() }))
    .readonly()
    .describe("Where to write the names of countries."),
});

export type Outlines = z.infer<typeof outlinesSchema>;

export const placeSchema = z.strictObject({
  key: z.string(),
  lat: z.number(),
  lon: z.number(),
  names: z.record(z.string(), z.string()),
  country: z.string().describe("The name of the main country of the trip that goes there."),
});

export type FoundPlace = z.infer<typeof placeSchema>;

export const maxPlaces = 12;
