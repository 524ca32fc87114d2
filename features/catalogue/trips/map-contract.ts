import { z } from "zod";
import { maxStops, stopSchema, tripExample } from "./contract.ts";

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

/** Land and borders in Mercator's projection, as SVG paths; see `parts/mercator.ts` for the unit. */
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

const labelPosition = z.strictObject({
  x: z.number(),
  y: z.number(),
  anchor: z.enum(["start", "middle", "end"]),
});

const routeMapStop = z.strictObject({
  name: z.string(),
  x: z.number(),
  y: z.number(),
  label: labelPosition
    .nullable()
    .describe(
      "Relative to the mark. Null when the map does not show the name; the list below it does.",
    ),
  leaderPath: z.string().describe("From the mark to a far label; empty when it is next to it."),
});

/** The map of a trip's page. Paths and positions are in a box of `width` × `height`. */
export const routeMapSchema = z.strictObject({
  width: z.number(),
  height: z.number(),
  land: z.string(),
  borders: z.string(),
  route: z.string(),
  stopNames: z
    .array(z.string())
    .readonly()
    .describe("In the order of the route; again where the route returns to the stop."),
  stops: z
    .array(routeMapStop)
    .readonly()
    .describe("Each stop once, even when the route returns to it."),
});

export const mapBodySchema = z
  .strictObject({ stops: z.array(stopSchema).max(maxStops) })
  .meta({ examples: [{ stops: tripExample.stops }] });

/** The map as visitors of a market see it, with its words. */
export const siteMapSchema = z.strictObject({
  map: routeMapSchema.nullable().describe("Null without stops."),
  alt: z.string(),
  title: z.string(),
  listTitle: z.string(),
});

export type SiteMap = z.infer<typeof siteMapSchema>;
