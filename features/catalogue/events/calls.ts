import { z } from "zod";
import { declareCall } from "#platform/calls/call.ts";
import { listOf, listQuery, queryFilter, sortedBy } from "#platform/calls/list-query.ts";
import { slugCheckCall } from "#platform/calls/slug-check-call.ts";
import {
  eventInputSchema,
  eventPreviewSchema,
  eventRecordSchema,
  eventSorts,
  listedEventSchema,
} from "./contract.ts";
import { absent, eventPolicy } from "./policy.ts";

const params = { id: z.guid() };

export const listEvents = declareCall({
  method: "GET",
  path: "/:country/events",
  id: "listEvents",
  summary: "The events of a market, by their day",
  access: eventPolicy.read,
  query: listQuery({
    when: z
      .enum(["coming", "past"])
      .nullable()
      .default(null)
      .describe("An event is past once it has ended."),
    city: z.string().min(1).max(60).nullable().default(null),
    place: queryFilter("Only those with a place, or only others."),
    host: queryFilter("Only those with a host, or only others."),
    published: queryFilter("Only published ones, or only others."),
    sort: sortedBy(eventSorts),
  }),
  answer: listOf(listedEventSchema),
});

export const listEventCities = declareCall({
  method: "GET",
  path: "/:country/events/cities",
  id: "listEventCities",
  summary: "The cities of a market's events",
  access: eventPolicy.read,
  answer: z.array(z.string()).readonly(),
});

export const getEvent = declareCall({
  method: "GET",
  path: "/:country/events/:id",
  id: "getEvent",
  summary: "An event of a market",
  access: eventPolicy.read,
  params,
  absent,
  answer: eventRecordSchema,
});

export const previewEvent = declareCall({
  method: "POST",
  path: "/:country/events/:id/preview",
  id: "previewEvent",
  summary: "What saving an event would change, and for how many; it writes nothing",
  access: eventPolicy.write,
  params,
  absent,
  body: eventInputSchema,
  answer: eventPreviewSchema,
});

export const createEvent = declareCall({
  method: "POST",
  path: "/:country/events",
  id: "createEvent",
  summary: "Adds an event to a market",
  access: eventPolicy.write,
  body: eventInputSchema,
  status: 201,
  answer: eventRecordSchema,
});

export const saveEvent = declareCall({
  method: "PUT",
  path: "/:country/events/:id",
  id: "saveEvent",
  summary: "Saves an event of a market",
  access: eventPolicy.write,
  params,
  absent,
  body: eventInputSchema,
  ifMatch: true,
  answer: eventRecordSchema,
});

export const deleteEvent = declareCall({
  method: "DELETE",
  path: "/:country/events/:id",
  id: "deleteEvent",
  summary: "Deletes an event to which nobody comes, and answers it as it was",
  access: eventPolicy.write,
  params,
  absent,
  ifMatch: true,
  answer: eventRecordSchema,
  problems: [409],
});

export const checkSlugOfEvent = slugCheckCall({
  path: "events",
  id: "checkSlugOfEvent",
  one: "an event",
  slug: eventInputSchema.shape.slug,
  access: eventPolicy.read,
});
