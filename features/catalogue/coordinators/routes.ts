import { dayAt } from "#markets/format.ts";
import { marketById } from "#markets/markets.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { addSlugCheck } from "#platform/server/http/routes/slug-check.ts";
import { addAbsenceRoutes } from "./absences/routes.ts";
import * as calls from "./calls.ts";
import { absent } from "./calls.ts";
import { searchCoordinators } from "./listing/search.ts";
import {
  type CoordinatorContext,
  type CoordinatorSaves,
  createCoordinator,
  removeCoordinator,
  saveCoordinator,
  slugProblemOf,
} from "./save.ts";
import { coordinatorById, type StoredCoordinator } from "./store.ts";
import { coordinatorUsers } from "./users.ts";

/** The version becomes the ETag and is not part of the body. */
const toResult = ({ version, ...body }: StoredCoordinator) => ({ version, body });

type Caller = Readonly<{ trx: Database; market: string; actor: { email: string } }>;

type Options = CoordinatorSaves & Readonly<{ now: () => Date }>;

const contextOf =
  ({ hasPageAt }: CoordinatorSaves) =>
  ({ trx, market, actor }: Caller): CoordinatorContext => ({
    hasPageAt,
    db: trx,
    market,
    actor: actor.email,
  });

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

  api.route(calls.getCoordinator, {
    async handle({ db, market, params: { id } }) {
      const coordinator = await coordinatorById(db, market, id);
      if (!coordinator) throw new Problem(404, absent);
      return toResult(coordinator);
    },
  });

  api.route(calls.listUsersOfCoordinator, {
    async handle({ db, market, params: { id } }) {
      if (!(await coordinatorById(db, market, id))) throw new Problem(404, absent);
      return { body: await coordinatorUsers(db, market, id, dayAt(now(), marketById(market))) };
    },
  });
};

const addWrites = (api: Api, { now, ...saves }: Options): void => {
  const toContext = contextOf(saves);
  api.write(calls.createCoordinator, {
    async write(call) {
      const created = await createCoordinator(toContext(call), call.body);
      const location = `/api/${call.country}/coordinators/${created.id}`;
      return { ...toResult(created), location };
    },
  });

  api.write(calls.saveCoordinator, {
    async write(call) {
      const { params: path, body, ifMatch } = call;
      return toResult(await saveCoordinator(toContext(call), path.id, body, ifMatch));
    },
  });

  api.write(calls.deleteCoordinator, {
    async write(call) {
      const { params: path, ifMatch, market } = call;
      const today = dayAt(now(), marketById(market));
      return toResult(await removeCoordinator(toContext(call), path.id, ifMatch, today));
    },
  });
};

/** Mounted under `/api/{country}/coordinators`. */
export const addCoordinatorRoutes = (api: Api, options: Options): void => {
  addSlugCheck(api, calls.checkSlugOfCoordinator, slugProblemOf(options));
  addAbsenceRoutes(api);
  addReads(api, options);
  addWrites(api, options);
};
