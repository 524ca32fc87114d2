import { z } from "zod";
import { statuses } from "#features/records/statuses/contract.ts";
import { choiceSchema } from "#platform/choices/choice.ts";
import { plannedMomentsSchema } from "#features/catalogue/publication/contract.ts";
import { healthItemSchema, healthKinds } from "./health.ts";

export const travelSorts = ["next", "name", "updated", "created"] as const;
export type TravelSort = (typeof travelSorts)[number];

/** Upcoming departures by status; a status that none has is 0. */
const statusCountsSchema = z.strictObject({
  PLANNED: z.int(),
  ALMOST_CONFIRMED: z.int(),
  CONFIRMED: z.int(),
  ALMOST_FULL: z.int(),
  WAITING_LIST: z.int(),
  SOLD_OUT: z.int(),
} satisfies Record<(typeof statuses)[number], z.ZodType>);

export type StatusCounts = z.infer<typeof statusCountsSchema>;

/** What a list shows of the upcoming departures of one travel. */
const departuresSchema = z.strictObject({
  total: z.int().describe("Published and still to leave."),
  byStatus: statusCountsSchema,
  next: z
    .strictObject({
      id: z.guid(),
      day: z.iso.date(),
      coordinator: z.string().nullable().describe("The name; null while nobody leads it."),
    })
    .nullable()
    .describe("Null where none is planned."),
  price: z
    .strictObject({
      cents: z.int(),
      wasCents: z.int().nullable().describe("Before the discount; null without one."),
    })
    .nullable()
    .describe("The price that the site shows with “from”; null where nobody can join any."),
  peopleIn: z.int(),
  seats: z.int(),
});

export type TravelDepartures = z.infer<typeof departuresSchema>;

export const listedTravelSchema = z.strictObject({
  id: z.guid(),
  version: z.int().describe("For If-Match."),
  name: z.string(),
  slug: z.string(),
  path: z.string().describe("Of its page on the site."),
  code: z.string().describe("The company's code of the trip."),
  isPublished: z.boolean(),
  planned: plannedMomentsSchema.nullable().describe("When it goes live or offline by itself."),
  days: z.int(),
  country: z.string().nullable().describe("The main country, ISO 3166-1."),
  type: z.string().nullable().describe("The name of its primary type."),
  picture: choiceSchema.shape.picture.describe("The poster."),
  updatedAt: z.iso.datetime(),
  departures: departuresSchema,
  health: z.array(healthItemSchema).readonly().describe("Empty where nothing is missing."),
});

export type ListedTravel = z.infer<typeof listedTravelSchema>;

const facetSchema = z.strictObject({
  value: z.string().describe("As the filter of the list takes it."),
  label: z.string(),
  count: z.int(),
});

/** What the list can be filtered by, with the number of travels. */
export const travelFacetsSchema = z.strictObject({
  types: z.array(facetSchema).readonly(),
  badges: z.array(facetSchema.extend({ id: z.guid() })).readonly(),
  destinations: z.array(facetSchema).readonly().describe("Countries."),
  health: z.array(facetSchema.extend({ value: z.enum(healthKinds) })).readonly(),
});

export type TravelFacets = z.infer<typeof travelFacetsSchema>;
