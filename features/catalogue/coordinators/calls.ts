import { z } from "zod";
import { declareCall } from "#platform/calls/call.ts";
import { listOf, listQuery, queryFilter, sortedBy } from "#platform/calls/list-query.ts";
import { recordCalls } from "#platform/calls/records/record-calls.ts";
import { slugCheckCall } from "#platform/calls/slug-check-call.ts";
import {
  coordinatorInputSchema,
  coordinatorRecordSchema,
  coordinatorSorts,
  coordinatorUsersSchema,
  listedCoordinatorSchema,
} from "./contract.ts";
import { coordinatorPolicy } from "./policy.ts";

export const absent = "There is no such coordinator.";
const params = { id: z.guid() };

export const listUsersOfCoordinator = declareCall({
  method: "GET",
  path: "/:country/coordinators/:id/users",
  id: "listUsersOfCoordinator",
  summary: "What names a coordinator, and which departures to come they lead",
  access: coordinatorPolicy.read,
  params,
  absent,
  answer: coordinatorUsersSchema,
});

export const coordinatorCalls = recordCalls({
  path: "/:country/coordinators",
  name: "Coordinator",
  access: coordinatorPolicy,
  absent,
  body: coordinatorInputSchema,
  answer: coordinatorRecordSchema,
  summaries: {
    get: "A coordinator",
    create: "Adds a coordinator",
    save: "Saves a coordinator; visitors of the former slug are redirected",
    delete: "Deletes a coordinator whom nothing names, and answers them as they were",
  },
  isHeld: true,
});

export const listCoordinators = declareCall({
  method: "GET",
  path: "/:country/coordinators",
  id: "listCoordinators",
  summary: "The coordinators of a market, those who led the most trips first",
  access: coordinatorPolicy.read,
  query: listQuery({
    shown: queryFilter("Only those whom visitors see, or only others."),
    leading: queryFilter("Only those who lead a departure to come, or only others."),
    portrait: queryFilter("Only those with a portrait, or only others."),
    language: z
      .string()
      .regex(/^[a-z]{2}$/)
      .nullable()
      .default(null)
      .describe("ISO 639-1 code."),
    sort: sortedBy(coordinatorSorts),
  }),
  answer: listOf(listedCoordinatorSchema),
});

export const checkSlugOfCoordinator = slugCheckCall({
  path: "coordinators",
  id: "checkSlugOfCoordinator",
  one: "a coordinator",
  slug: coordinatorInputSchema.shape.slug,
  access: coordinatorPolicy.read,
});
