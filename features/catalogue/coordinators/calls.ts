import { z } from "zod";
import { declareCall } from "#platform/calls/call.ts";
import { listOf, listQuery, queryFilter, sortedBy } from "#platform/calls/list-query.ts";
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

export const getCoordinator = declareCall({
  method: "GET",
  path: "/:country/coordinators/:id",
  id: "getCoordinator",
  summary: "A coordinator",
  access: coordinatorPolicy.read,
  params,
  absent,
  answer: coordinatorRecordSchema,
});

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

export const createCoordinator = declareCall({
  method: "POST",
  path: "/:country/coordinators",
  id: "createCoordinator",
  summary: "Adds a coordinator",
  access: coordinatorPolicy.write,
  body: coordinatorInputSchema,
  status: 201,
  answer: coordinatorRecordSchema,
});

export const saveCoordinator = declareCall({
  method: "PUT",
  path: "/:country/coordinators/:id",
  id: "saveCoordinator",
  summary: "Saves a coordinator; visitors of the former slug are redirected",
  access: coordinatorPolicy.write,
  params,
  absent,
  body: coordinatorInputSchema,
  ifMatch: true,
  answer: coordinatorRecordSchema,
});

export const deleteCoordinator = declareCall({
  method: "DELETE",
  path: "/:country/coordinators/:id",
  id: "deleteCoordinator",
  summary: "Deletes a coordinator whom nothing names, and answers them as they were",
  access: coordinatorPolicy.write,
  params,
  absent,
  ifMatch: true,
  answer: coordinatorRecordSchema,
  problems: [409],
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
