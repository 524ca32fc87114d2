import { z } from "zod";
import { travelInputSchema } from "./contract.ts";
import { travelExample } from "./record-contract.ts";

/** The pages that a travel has on the site, and that of one of its departures. */
export const drawnPages = ["trip", "itinerary", "departure"] as const;

export type DrawnPage = (typeof drawnPages)[number];

export const travelDrawingBodySchema = z
  .strictObject({
    id: z.uuid().nullable().describe("Null for a travel that is being made."),
    travel: travelInputSchema,
    page: z.enum(drawnPages),
    tourId: z
      .uuid()
      .nullable()
      .default(null)
      .describe("The stored departure whose page is drawn; null for the other pages."),
  })
  .meta({ examples: [{ id: null, travel: travelExample, page: "itinerary" }] });

export type TravelDrawingRequest = z.infer<typeof travelDrawingBodySchema>;

export const travelDrawingSchema = z.strictObject({
  html: z.string().describe("The page as the site sends it, without its scripts."),
});

export type TravelDrawing = z.infer<typeof travelDrawingSchema>;

export const freeTripsSchema = z
  .array(
    z.strictObject({
      id: z.uuid(),
      code: z.string(),
      countries: z.array(z.string()).readonly().describe("ISO 3166-1, the main country first."),
      destinationIds: z
        .array(z.guid())
        .readonly()
        .describe("The market's destinations that are its countries."),
      travels: z
        .array(z.strictObject({ country: z.string(), id: z.uuid(), name: z.string() }))
        .readonly()
        .describe("What other markets make of it."),
    }),
  )
  .readonly();

export type FreeTrip = z.infer<typeof freeTripsSchema>[number];
