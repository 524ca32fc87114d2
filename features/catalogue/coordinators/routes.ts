import { z } from "zod";
import { dayAt } from "#markets/format.ts";
import { marketById } from "#markets/markets.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import {
  listOf,
  listQuery,
  queryFilter,
  sortedBy,
} from "#platform/server/http/routes/list-query.ts";
import { addSlugCheck } from "#platform/server/http/routes/slug-check.ts";
import { addAbsenceRoutes } from "./absences/routes.ts";
import {
  coordinatorInputSchema,
  coordinatorRecordSchema,
  coordinatorSorts,
  coordinatorUsersSchema,
  listedCoordinatorSchema,
} from "./contract.ts";
import { searchCoordinators } from "./listing/search.ts";
import { coordinatorPolicy } from "./policy.ts";
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

const absent = "There is no such coordinator.";
const params = { id: z.guid() };

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
  api.route({
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

  api.route({
    method: "GET",
    path: "/:country/coordinators/:id",
    id: "getCoordinator",
    summary: "A coordinator",
    access: coordinatorPolicy.read,
    params,
    absent,
    answer: coordinatorRecordSchema,
    async handle({ db, market, params: { id } }) {
      const coordinator = await coordinatorById(db, market, id);
      if (!coordinator) throw new Problem(404, absent);
      return toResult(coordinator);
    },
  });

  api.route({
    method: "GET",
    path: "/:country/coordinators/:id/users",
    id: "listUsersOfCoordinator",
    summary: "What names a coordinator, and which departures to come they lead",
    access: coordinatorPolicy.read,
    params,
    absent,
    answer: coordinatorUsersSchema,
    async handle({ db, market, params: { id } }) {
      if (!(await coordinatorById(db, market, id))) throw new Problem(404, absent);
      return { body: await coordinatorUsers(db, market, id, dayAt(now(), marketById(market))) };
    },
  });
};

const addWrites = (api: Api, { now, ...saves }: Options): void => {
  const toContext = contextOf(saves);
  api.write({
    method: "POST",
    path: "/:country/coordinators",
    id: "createCoordinator",
    summary: "Adds a coordinator",
    access: coordinatorPolicy.write,
    body: coordinatorInputSchema,
    status: 201,
    answer: coordinatorRecordSchema,
    async write(call) {
      const created = await createCoordinator(toContext(call), call.body);
      const location = `/api/${call.country}/coordinators/${created.id}`;
      return { ...toResult(created), location };
    },
  });

  api.write({
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
    async write(call) {
      const { params: path, body, ifMatch } = call;
      return toResult(await saveCoordinator(toContext(call), path.id, body, ifMatch));
    },
  });

  api.write({
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
    async write(call) {
      const { params: path, ifMatch, market } = call;
      const today = dayAt(now(), marketById(market));
      return toResult(await removeCoordinator(toContext(call), path.id, ifMatch, today));
    },
  });
};

/** Mounted under `/api/{country}/coordinators`. */
export const addCoordinatorRoutes = (api: Api, options: Options): void => {
  addSlugCheck(api, {
    path: "coordinators",
    id: "checkSlugOfCoordinator",
    one: "a coordinator",
    slug: coordinatorInputSchema.shape.slug,
    access: coordinatorPolicy.read,
    problemOf: slugProblemOf(options),
  });
  addAbsenceRoutes(api);
  addReads(api, options);
  addWrites(api, options);
};
