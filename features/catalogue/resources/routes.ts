import type { LinkSource } from "#features/records/links/store.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { resourceCalls } from "./calls.ts";
import { type ResourceKind, resourceKinds } from "./contract.ts";
import { toListed } from "./listing/listed.ts";
import { addNameRoutes } from "./names/routes.ts";
import { addPurgeRoute } from "./purge-route.ts";
import { absent } from "./policy.ts";
import {
  addReplacementPlans,
  addReplacementRoute,
  type ReplacementOptions,
} from "./replacement/routes.ts";
import {
  createResource,
  removeResource,
  reorderResources,
  saveResource,
  type ResourceSaves,
  type ToContext,
} from "./save.ts";
import { listResourcesOf, orderVersion, resourceById, type StoredResource } from "./store.ts";
import { usersOf } from "./users.ts";

/** The version becomes the ETag and is not part of the body. */
const toResult = ({ version, ...body }: StoredResource) => ({ version, body });

const addReads = (api: Api, kind: ResourceKind, sources: readonly LinkSource[]): void => {
  const calls = resourceCalls[kind];

  api.route(calls.list, {
    async handle({ db, market, actor, query: { search } }) {
      const items = await listResourcesOf(db, market, kind, search);
      return {
        version: await orderVersion(db, market, kind),
        body: await toListed({ db, market, actor }, kind, items),
      };
    },
  });

  api.route(calls.get, {
    async handle({ db, market, params: { id } }) {
      const resource = await resourceById(db, market, kind, id);
      if (!resource) throw new Problem(404, absent);
      return toResult(resource);
    },
  });

  api.route(calls.listUsers, {
    async handle({ db, market, params: { id } }) {
      const resource = await resourceById(db, market, kind, id);
      if (!resource) throw new Problem(404, absent);
      return { body: await usersOf(db, sources, market, resource) };
    },
  });
};

const contextOf =
  (kind: ResourceKind, saves: ResourceSaves): ToContext =>
  ({ trx, market, actor }) => ({
    ...saves,
    db: trx,
    market,
    kind,
    actor: actor.email,
  });

const addOrder = (api: Api, kind: ResourceKind, toContext: ToContext): void => {
  api.write(resourceCalls[kind].reorder, {
    async write(call) {
      const { items, version } = await reorderResources(toContext(call), call.body, call.ifMatch);
      return { version, body: await toListed({ ...call, db: call.trx }, kind, items) };
    },
  });
};

const addWrites = (api: Api, kind: ResourceKind, toContext: ToContext): void => {
  const calls = resourceCalls[kind];

  api.write(calls.create, {
    async write(call) {
      const created = await createResource(toContext(call), call.body);
      const location = `/api/${call.country}/resources/${kind}/${created.id}`;
      return { ...toResult(created), location };
    },
  });

  api.write(calls.save, {
    async write(call) {
      const {
        params: { id },
        body,
        ifMatch,
      } = call;
      return toResult(await saveResource(toContext(call), id, body, ifMatch));
    },
  });

  api.write(calls.delete, {
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
  { send, now, ...saves }: ResourceSaves & ReplacementOptions,
): void => {
  for (const kind of resourceKinds) {
    const toContext = contextOf(kind, saves);
    addReads(api, kind, saves.linkSources);
    addOrder(api, kind, toContext);
    addWrites(api, kind, toContext);
    addNameRoutes(api, kind, toContext);
    addReplacementRoute(api, kind, toContext, { send, now });
  }
  if (send) addReplacementPlans(api, saves, send);
  addPurgeRoute(api);
};
