import { z } from "zod";
import { daysBetween } from "#markets/days.ts";
import { daySchema } from "#markets/day-schema.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { listOf, pageQuery } from "#platform/server/http/routes/list-query.ts";
import { tourPolicy } from "../policy.ts";
import type { Today } from "../save/routes.ts";
import { findFreeCoordinators } from "./find-candidates.ts";
import { freeCoordinatorSchema } from "./free-contract.ts";

const maxDays = 366;

/** Who could lead a group. */
export const addFreeCoordinators = (api: Api, today: Today): void =>
  api.route({
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
    async handle({ db, market, query }) {
      const { from, to, travel, tour, page, pageSize } = query;
      if (to < from) throw new Problem(400, "to: The last day is not before the first.");
      if (daysBetween(from, to) > maxDays) throw new Problem(400, "to: At most a year.");
      const wanted = { from, to, travelId: travel, tourId: tour };
      const all = await findFreeCoordinators(db, market, today(market), wanted);
      const start = (page - 1) * pageSize;
      const items = all.slice(start, start + pageSize);
      return { body: { items, total: all.length, page, pageSize } };
    },
  });
