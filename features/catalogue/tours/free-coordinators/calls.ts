import { z } from "zod";
import { daySchema } from "#markets/day-schema.ts";
import { declareCall } from "#platform/calls/call.ts";
import { listOf, pageQuery } from "#platform/calls/list-query.ts";
import { tourPolicy } from "../policy.ts";
import { freeCoordinatorSchema } from "./free-contract.ts";

export const listFreeCoordinators = declareCall({
  method: "GET",
  path: "/:country/coordinators/free",
  id: "listFreeCoordinators",
  summary: "Who could lead a group on some days, the best first, with the reasons",
  access: tourPolicy.read,
  query: pageQuery({
    from: daySchema,
    to: daySchema,
    travel: z.uuid().nullable().default(null).describe("Whose countries and past groups count."),
    tour: z.uuid().nullable().default(null).describe("The departure that is to be led."),
  }),
  answer: listOf(freeCoordinatorSchema),
});
