import type { Api } from "#platform/server/http/routes/api.ts";
import { maxRowsAtOnce } from "#platform/plans/contract.ts";
import type { SendJob } from "#platform/server/jobs/job.ts";
import { beginPlan } from "#platform/server/plans/begin.ts";
import { addPlanRoutes } from "#platform/server/plans/routes.ts";
import type { ResourceKind } from "../contract.ts";
import type { ResourceSaves, ToContext } from "../save.ts";
import { resourceById } from "../store.ts";
import { usersOf } from "../users.ts";
import { replaceCallOf, replacementPlans } from "./calls.ts";
import { readPair, replaceResource } from "./replace.ts";
import { replacementPlan } from "./replacement-plan.ts";

const planBase = "resources/replacements";

/** The plans of replacements, for all kinds. */
export const addReplacementPlans = (api: Api, saves: ResourceSaves, send: SendJob): void => {
  addPlanRoutes(api, replacementPlan(saves), replacementPlans, send);
};

export type ReplacementOptions = Readonly<{
  /** Null in a process without jobs, in which all is looked at at once. */
  send: SendJob | null;
  now: () => Date;
}>;

export const addReplacementRoute = (
  api: Api,
  kind: ResourceKind,
  toContext: ToContext,
  { send, now }: ReplacementOptions,
): void => {
  api.write(replaceCallOf(kind), {
    async write(call) {
      const { params, query, body, ifMatch, trx, market, country, actor } = call;
      const options = { id: params.id, replacement: body, ifVersion: ifMatch, ...query };
      const context = toContext(call);
      if (send && query.dryRun) {
        const { replaced } = await readPair(context, options);
        const { linkSources } = context;
        const users = await usersOf(trx, linkSources, market, replaced, maxRowsAtOnce + 1);
        const rows = users.length;
        const input = { kind, id: params.id, replacement: body, ifVersion: replaced.version };
        const base = `/api/${country}/${planBase}`;
        const asked = { trx, market, actor: actor.email, send, now: now(), input, rows, base };
        if (rows > maxRowsAtOnce) return beginPlan(replacementPlan(context), asked);
      }
      const report = await replaceResource(context, options);
      const replacement = await resourceById(call.trx, call.market, kind, body.by);
      return { version: replacement?.version ?? 0, body: report };
    },
  });
};
