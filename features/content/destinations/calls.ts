import { z } from "zod";
import { declareCall } from "#platform/calls/call.ts";
import { listOf, listQuery, queryFilter, sortedBy } from "#platform/calls/list-query.ts";
import { recordCalls } from "#platform/calls/records/record-calls.ts";
import { slugCheckCall } from "#platform/calls/slug-check-call.ts";
import {
  destinationBodySchema,
  destinationInputSchema,
  destinationKinds,
  destinationRecordSchema,
  destinationSorts,
  listedDestinationSchema,
} from "./contract.ts";
import { absentDestination, destinationPolicy } from "./policy.ts";

const path = "/:country/page-contents/destination";

const list = {
  method: "GET",
  access: destinationPolicy.read,
  query: listQuery({
    kind: z.enum(destinationKinds).nullable().default(null),
    offered: queryFilter("Only those that “Where” offers, or only the others."),
    words: queryFilter("Only those with a lead or a text, or only those without."),
    travels: queryFilter("Only those with a published travel, or only those without."),
    sort: sortedBy(destinationSorts),
  }),
  answer: listOf(listedDestinationSchema),
} as const;

export const listDestinations = declareCall({
  ...list,
  path: "/:country/destinations",
  id: "listDestinations",
  summary: "The regions, countries and places that visitors of a market search for",
});

export const listDestinationContents = declareCall({
  ...list,
  path,
  id: "listDestinationContents",
  summary: "The destinations of a market with their words; the same as `destinations`",
});

export const checkSlugOfDestination = slugCheckCall({
  path: "destinations",
  id: "checkSlugOfDestination",
  one: "a destination",
  slug: destinationInputSchema.shape.slug,
  access: destinationPolicy.read,
});

const byKey = {
  key: z
    .union([z.guid(), z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)])
    .describe("Its id or its slug."),
};

export const getDestinationContent = declareCall({
  method: "GET",
  path: `${path}/:key`,
  id: "getDestinationContent",
  summary: "The words of a destination, by its id or its slug",
  access: destinationPolicy.read,
  params: byKey,
  absent: absentDestination,
  answer: destinationRecordSchema,
});

export const saveDestinationContent = declareCall({
  method: "PUT",
  path: `${path}/:key`,
  id: "saveDestinationContent",
  summary: "Saves the words of a destination; searches by a former slug lead on to the new one",
  access: destinationPolicy.write,
  params: byKey,
  absent: absentDestination,
  body: destinationBodySchema,
  ifMatch: true,
  answer: destinationRecordSchema,
});

export const destinationCalls = recordCalls({
  path: "/:country/destinations",
  name: "Destination",
  access: destinationPolicy,
  absent: absentDestination,
  body: destinationBodySchema,
  answer: destinationRecordSchema,
  summaries: {
    get: "A destination with its words",
    create: "Adds a destination",
    save: "Saves a destination; searches by a former slug lead on to the new one",
    delete:
      "Deletes a destination to which no travel goes and that owns no page; answers it as it was",
  },
  isHeld: true,
});
