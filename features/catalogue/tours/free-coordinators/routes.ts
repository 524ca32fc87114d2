import { daysBetween } from "#markets/days.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import type { Today } from "../save/write-context.ts";
import * as calls from "./calls.ts";
import { findFreeCoordinators } from "./find-candidates.ts";

const maxDays = 366;

/** Who could lead a group. */
export const addFreeCoordinators = (api: Api, today: Today): void =>
  api.route(calls.listFreeCoordinators, {
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
