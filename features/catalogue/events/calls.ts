import { z } from "zod";
import { declareCall } from "#platform/calls/call.ts";
import { listOf, listQuery, queryFilter, sortedBy } from "#platform/calls/list-query.ts";
import { recordCalls } from "#platform/calls/records/record-calls.ts";
import { slugCheckCall } from "#platform/calls/slug-check-call.ts";
import {
  eventInputSchema,
  eventPreviewSchema,
  eventRecordSchema,
  eventSorts,
  listedEventSchema,
} from "./contract.ts";
import { absent, eventPolicy } from "./policy.ts";

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

export const eventCalls = recordCalls({
  path: "/:country/events",
  name: "Event",
  access: eventPolicy,
  absent,
  body: eventInputSchema,
  answer: eventRecordSchema,
  summaries: {
    get: "An event of a market",
    create: "Adds an event to a market",
    save: "Saves an event of a market; visitors of the former slug are redirected",
    delete: "Deletes an event to which nobody comes, and answers it as it was",
  },
  isHeld: true,
});

export const previewEvent = declareCall({
  method: "POST",
  path: "/:country/events/:id/preview",
  id: "previewEvent",
  summary: "What saving an event would change, and for how many; it writes nothing",
  access: eventPolicy.write,
  params: { id: z.guid() },
  absent,
  body: eventInputSchema,
  answer: eventPreviewSchema,
});

export const checkSlugOfEvent = slugCheckCall({
  path: "events",
  id: "checkSlugOfEvent",
  one: "an event",
  slug: eventInputSchema.shape.slug,
  access: eventPolicy.read,
});
