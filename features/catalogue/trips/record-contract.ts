import { z } from "zod";
import { tripExample, tripInputSchema } from "./contract.ts";

/** What a market offers of a trip. */
const offerSchema = z.strictObject({
  country: z.string(),
  id: z.uuid().describe("Of the travel."),
  name: z.string(),
  path: z.string().describe("Of its page on the site."),
  isPublished: z.boolean(),
});

const mapPageSchema = z.strictObject({
  country: z.string(),
  id: z.string().describe("Of the custom page."),
  name: z.string(),
});

export const tripUsersSchema = z.strictObject({
  travels: z.array(offerSchema).readonly(),
  pages: z
    .array(mapPageSchema)
    .readonly()
    .describe("Custom pages with a map block that draws the route of one of the travels."),
});

export type TripUsers = z.infer<typeof tripUsersSchema>;

export const tripPreviewBodySchema = z
  .strictObject({
    id: z.uuid().nullable().describe("Null for a trip that is being made."),
    trip: tripInputSchema,
  })
  .meta({ examples: [{ id: null, trip: tripExample }] });

/** What saving a trip does beyond its own fields. */
const tripConsequencesSchema = z.strictObject({
  moved: z
    .array(z.strictObject({ key: z.string(), metres: z.int() }))
    .readonly()
    .describe("Stops that lie elsewhere afterwards."),
  added: z.int().describe("Stops."),
  removed: z.int().describe("Stops."),
  isReordered: z.boolean(),
  users: tripUsersSchema,
});

export type TripConsequences = z.infer<typeof tripConsequencesSchema>;

export const tripPreviewSchema = z.strictObject({
  errors: z
    .array(z.strictObject({ path: z.string(), message: z.string() }))
    .readonly()
    .describe("Why it would not be saved."),
  isChanged: z.boolean(),
  consequences: tripConsequencesSchema.nullable().describe("Null where it would not be saved."),
});

export type TripPreview = z.infer<typeof tripPreviewSchema>;

export const tripSorts = ["code", "changed"] as const;

export const listedTripSchema = z.strictObject({
  id: z.uuid(),
  version: z.int(),
  code: z.string(),
  countries: z.array(z.string()).readonly(),
  continent: z.string(),
  stops: z.int(),
  poster: z.string().nullable().describe("Address of its renditions up to their width."),
  markets: z.array(z.string()).readonly().describe("Countries whose market offers it."),
  updatedAt: z.iso.datetime(),
});

export type ListedTrip = z.infer<typeof listedTripSchema>;
