import { z } from "zod";
import { coordinatorInputSchema } from "#features/catalogue/coordinators/contract.ts";
import { tourInputSchema } from "#features/catalogue/tours/contract.ts";
import { travelInputSchema } from "#features/catalogue/travels/contract.ts";
import { tripInputSchema } from "#features/catalogue/trips/contract.ts";

const toJson = (schema: z.ZodType) => z.toJSONSchema(schema, { io: "input" });

/** The fields of our records, from which collections with the same fields are made. */
export const catalogueSchemas = {
  trips: toJson(tripInputSchema),
  coordinators: toJson(coordinatorInputSchema),
  travels: toJson(travelInputSchema),
  departures: toJson(tourInputSchema),
} as const;
