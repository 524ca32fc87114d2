import { z } from "zod";
import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { toPascalCase } from "#platform/server/http/routes/document/operation-name.ts";
import {
  maxResources,
  placeSchemaOf,
  type ResourceKind,
  resourceKinds,
  resources,
  resourceUserSchema,
} from "./contract.ts";
import { toListed } from "./listing/listed.ts";
import { addNameRoutes } from "./names/routes.ts";
import { addPurgeRoute } from "./purge-route.ts";
import { absent, resourcePolicy } from "./policy.ts";
import {
  addReplacementPlans,
  addReplacementRoute,
  type ReplacementOptions,
} from "./replacement/routes.ts";
import { searchParameterOf } from "./rules.ts";
import {
  createResource,
  removeResource,
  reorderResources,
  saveResource,
  type SearchUpdates,
  type ToContext,
} from "./save.ts";
import { listResourcesOf, orderVersion, resourceById, type StoredResource } from "./store.ts";
import { usersOf } from "./users.ts";

const params = { id: z.guid() };

/** The version becomes the ETag and is not part of the body. */
const toResult = ({ version, ...body }: StoredResource) => ({ version, body });

const days = { from: "2027-12-20", to: "2028-01-06" };
const ownExamples: Readonly<Partial<Record<ResourceKind, object>>> = {
  "cost-centers": { number: "4711" },
  "date-ranges": days,
  durations: { daysMin: 3, daysMax: 9 },
};
const exampleOf = (kind: ResourceKind) => ({
  slug: "autumn",
  name: "Autumn",
  ...ownExamples[kind],
});
const placesExample = [
  { id: "5f0f6a52-6a0f-4c55-9a51-0c2f7f0f2f11", order: 2 },
  { id: "5f0f6a52-6a0f-4c55-9a51-0c2f7f0f2f12", order: 1 },
];

const addReads = (api: Api, kind: ResourceKind): void => {
  const { record, listed } = resources[kind];
  const path = `/:country/resources/${kind}` as const;
  const name = toPascalCase(kind);

  api.route({
    method: "GET",
    path,
    id: `list${name}`,
    summary: `All ${kind} of a market in their order; the ETag is that of the order`,
    access: resourcePolicy.read,
    query: z.strictObject({ search: z.string().max(200).default("") }),
    answer: z.array(listed),
    async handle({ db, market, actor, query: { search } }) {
      const items = await listResourcesOf(db, market, kind, search);
      return {
        version: await orderVersion(db, market, kind),
        body: await toListed({ db, market, actor }, kind, items),
      };
    },
  });

  api.route({
    method: "GET",
    path: `${path}/:id`,
    id: `get${name}`,
    summary: `One of the ${kind}`,
    access: resourcePolicy.read,
    params,
    absent,
    answer: record,
    async handle({ db, market, params: { id } }) {
      const resource = await resourceById(db, market, kind, id);
      if (!resource) throw new Problem(404, absent);
      return toResult(resource);
    },
  });

  api.route({
    method: "GET",
    path: `${path}/:id/users`,
    id: `listUsersOf${name}`,
    summary: `What uses one of the ${kind}`,
    access: resourcePolicy.read,
    params,
    absent,
    answer: z.array(resourceUserSchema).readonly(),
    async handle({ db, market, params: { id } }) {
      const resource = await resourceById(db, market, kind, id);
      if (!resource) throw new Problem(404, absent);
      return { body: await usersOf(db, market, resource) };
    },
  });
};

const contextOf =
  (kind: ResourceKind, searchUpdates: SearchUpdates): ToContext =>
  ({ trx, market, actor }) => ({
    ...searchUpdates,
    db: trx,
    market,
    kind,
    actor: actor.email,
  });

const addOrder = (api: Api, kind: ResourceKind, toContext: ToContext): void => {
  api.write({
    method: "PUT",
    path: `/:country/resources/${kind}`,
    id: `reorder${toPascalCase(kind)}`,
    summary: `Puts all ${kind} into a new order; of each item the place alone is written`,
    access: resourcePolicy.write,
    body: z
      .array(placeSchemaOf(kind))
      .max(maxResources)
      .meta({ examples: [placesExample] }),
    ifMatch: true,
    answer: z.array(resources[kind].listed),
    async write(call) {
      const { items, version } = await reorderResources(toContext(call), call.body, call.ifMatch);
      return { version, body: await toListed({ ...call, db: call.trx }, kind, items) };
    },
  });
};

const addWrites = (api: Api, kind: ResourceKind, toContext: ToContext): void => {
  const { input, record } = resources[kind];
  const path = `/:country/resources/${kind}` as const;
  const name = toPascalCase(kind);

  api.write({
    method: "POST",
    path,
    id: `create${name}`,
    summary: `Adds one at the end of the ${kind}`,
    access: resourcePolicy.write,
    body: input.meta({ examples: [exampleOf(kind)] }),
    status: 201,
    answer: record,
    async write(call) {
      const created = await createResource(toContext(call), call.body);
      const location = `/api/${call.country}/resources/${kind}/${created.id}`;
      return { ...toResult(created), location };
    },
  });

  api.write({
    method: "PUT",
    path: `${path}/:id`,
    id: `save${name}`,
    summary: searchParameterOf[kind]
      ? `Saves one of the ${kind}; searches by its former slug go on`
      : `Saves one of the ${kind}`,
    access: resourcePolicy.write,
    params,
    absent,
    body: input.meta({ examples: [exampleOf(kind)] }),
    ifMatch: true,
    answer: record,
    async write(call) {
      const {
        params: { id },
        body,
        ifMatch,
      } = call;
      return toResult(await saveResource(toContext(call), id, body, ifMatch));
    },
  });

  api.write({
    method: "DELETE",
    path: `${path}/:id`,
    id: `delete${name}`,
    summary: `Deletes one of the ${kind} that nothing uses, and answers it as it was`,
    access: resourcePolicy.write,
    params,
    absent,
    ifMatch: true,
    answer: record,
    problems: [409],
    async write(call) {
      const {
        params: { id },
        ifMatch,
      } = call;
      return toResult(await removeResource(toContext(call), id, ifMatch));
    },
  });
};

/** Mounted under `/api/{country}/resources/{kind}`. */
export const addResourceRoutes = (
  api: Api,
  { send, now, ...searchUpdates }: SearchUpdates & ReplacementOptions,
): void => {
  for (const kind of resourceKinds) {
    const toContext = contextOf(kind, searchUpdates);
    addReads(api, kind);
    addOrder(api, kind, toContext);
    addWrites(api, kind, toContext);
    addNameRoutes(api, kind, toPascalCase(kind), toContext);
    addReplacementRoute(api, kind, toPascalCase(kind), toContext, { send, now });
  }
  if (send) addReplacementPlans(api, searchUpdates, send);
  addPurgeRoute(api);
};
