import type { LinkSource } from "#features/records/links/store.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { addRecordRoutes } from "#platform/server/http/routes/record-routes.ts";
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
import { listResourcesOf, orderVersion, resourceById } from "./store.ts";
import { usersOf } from "./users.ts";

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

const addRecords = (api: Api, kind: ResourceKind, saves: ResourceSaves): void =>
  addRecordRoutes(api, resourceCalls[kind], {
    find: (db, market, id) => resourceById(db, market, kind, id),
    create: (context, input) => createResource({ ...context, ...saves, kind }, input),
    save: (context, ...rest) => saveResource({ ...context, ...saves, kind }, ...rest),
    remove: (context, ...rest) => removeResource({ ...context, ...saves, kind }, ...rest),
  });

/** Mounted under `/api/{country}/resources/{kind}`. */
export const addResourceRoutes = (
  api: Api,
  { send, now, ...saves }: ResourceSaves & ReplacementOptions,
): void => {
  for (const kind of resourceKinds) {
    const toContext = contextOf(kind, saves);
    addReads(api, kind, saves.linkSources);
    addOrder(api, kind, toContext);
    addRecords(api, kind, saves);
    addNameRoutes(api, kind, toContext);
    addReplacementRoute(api, kind, toContext, { send, now });
  }
  if (send) addReplacementPlans(api, saves, send);
  addPurgeRoute(api);
};
