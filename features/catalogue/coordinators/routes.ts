import { dayAt } from "#markets/format.ts";
import { marketById } from "#markets/markets.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { addRecordRoutes } from "#platform/server/http/routes/record-routes.ts";
import { addSlugCheck } from "#platform/server/http/routes/slug-check.ts";
import { addAbsenceRoutes } from "./absences/routes.ts";
import * as calls from "./calls.ts";
import { absent } from "./calls.ts";
import { searchCoordinators } from "./listing/search.ts";
import {
  type CoordinatorSaves,
  createCoordinator,
  removeCoordinator,
  saveCoordinator,
  slugProblemOf,
} from "./save.ts";
import { coordinatorById } from "./store.ts";
import { coordinatorUsers } from "./users.ts";

type Options = CoordinatorSaves & Readonly<{ now: () => Date }>;

const addReads = (api: Api, { now }: Options): void => {
  api.route(calls.listCoordinators, {
    async handle({ db, market, query }) {
      const { page, pageSize } = query;
      const options = {
        today: dayAt(now(), marketById(market)),
        language: marketById(market).language,
      };
      const found = await searchCoordinators(db, market, query, options);
      return { body: { ...found, page, pageSize } };
    },
  });

  api.route(calls.listUsersOfCoordinator, {
    async handle({ db, market, params: { id } }) {
      if (!(await coordinatorById(db, market, id))) throw new Problem(404, absent);
      return { body: await coordinatorUsers(db, market, id, dayAt(now(), marketById(market))) };
    },
  });
};

const addRecords = (api: Api, { hasPageAt, now }: Options): void =>
  addRecordRoutes(api, calls.coordinatorCalls, {
    find: coordinatorById,
    create: (context, input) => createCoordinator({ ...context, hasPageAt }, input),
    save: (context, ...rest) => saveCoordinator({ ...context, hasPageAt }, ...rest),
    remove(context, id, ifVersion) {
      const today = dayAt(now(), marketById(context.market));
      return removeCoordinator(context, id, ifVersion, today);
    },
  });

/** Mounted under `/api/{country}/coordinators`. */
export const addCoordinatorRoutes = (api: Api, options: Options): void => {
  addSlugCheck(api, calls.checkSlugOfCoordinator, slugProblemOf(options));
  addAbsenceRoutes(api);
  addReads(api, options);
  addRecords(api, options);
};
