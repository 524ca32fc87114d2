import { z } from "zod";
import { declareCall } from "#platform/calls/call.ts";
import { listOf, listQuery, sortedBy } from "#platform/calls/list-query.ts";
import { recordCalls } from "#platform/calls/records/record-calls.ts";
import { continents, tripBodySchema, tripRecordSchema } from "./contract.ts";
import {
  frameSchema,
  mapBodySchema,
  outlinesSchema,
  placeSchema,
  siteMapSchema,
} from "./map-contract.ts";
import { absentTrip, tripPolicy } from "./policy.ts";
import {
  listedTripSchema,
  tripPreviewBodySchema,
  tripPreviewSchema,
  tripSorts,
  tripUsersSchema,
} from "./record-contract.ts";

const params = { id: z.uuid() };

export const drawOutlines = declareCall({
  method: "GET",
  path: "/:country/trips/outlines",
  id: "drawOutlines",
  summary: "Land, borders and names of countries within a frame, to draw a route on",
  access: tripPolicy.read,
  query: frameSchema.meta({ examples: [{ west: -12, south: 27, east: 0, north: 36 }] }),
  answer: outlinesSchema,
});

export const drawSiteMap = declareCall({
  method: "POST",
  path: "/:country/trips/map",
  id: "drawSiteMap",
  summary: "A route as the site of the market would draw it; nothing is written",
  access: tripPolicy.read,
  body: mapBodySchema,
  answer: siteMapSchema,
});

export const findPlaces = declareCall({
  method: "GET",
  path: "/:country/trips/places",
  id: "findPlaces",
  summary: "Places that trips of the company go to, by name in any language",
  access: tripPolicy.read,
  query: z.strictObject({ search: z.string().trim().min(1).max(100) }),
  answer: z.array(placeSchema).readonly(),
});

export const getTripUsers = declareCall({
  method: "GET",
  path: "/:country/trips/:id/users",
  id: "getTripUsers",
  summary: "The markets' travels of a trip, and pages with its map",
  access: tripPolicy.read,
  params,
  absent: absentTrip,
  answer: tripUsersSchema,
});

export const previewTrip = declareCall({
  method: "POST",
  path: "/:country/trips/preview",
  id: "previewTrip",
  summary: "What would happen if a trip were saved so; nothing is written",
  access: tripPolicy.write,
  body: tripPreviewBodySchema,
  answer: tripPreviewSchema,
});

export const tripCalls = recordCalls({
  path: "/:country/trips",
  name: "Trip",
  access: tripPolicy,
  absent: absentTrip,
  id: z.uuid(),
  body: tripBodySchema,
  answer: tripRecordSchema,
  summaries: {
    get: "A trip of the company",
    create: "Makes a trip, which markets can then offer",
    save: "Saves a trip, in all markets",
    delete: "Deletes a trip that no market offers, and answers it as it was",
  },
  isHeld: true,
});

export const listTrips = declareCall({
  method: "GET",
  path: "/:country/trips",
  id: "listTrips",
  summary: "The trips of the company; they are the same in every country",
  access: tripPolicy.read,
  query: listQuery({
    continent: z.enum(continents).nullable().default(null),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .nullable()
      .default(null),
    sort: sortedBy(tripSorts),
  }),
  answer: listOf(listedTripSchema),
});
