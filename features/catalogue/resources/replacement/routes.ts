import { z } from "zod";
import type { Api } from "#platform/server/http/routes/api.ts";
import { queryFlag } from "#platform/server/http/routes/list-query.ts";
import { maxRowsAtOnce, planSchemaOf } from "#platform/plans/contract.ts";
import type { SendJob } from "#platform/server/jobs/job.ts";
import { beginPlan } from "#platform/server/plans/begin.ts";
import { addPlanRoutes } from "#platform/server/plans/routes.ts";
import {
  replacementReportSchema,
  replacementSchema,
  replacementSummarySchema,
  type ResourceKind,
} from "../contract.ts";
import { absent, resourcePolicy } from "../policy.ts";
import type { SearchUpdates, ToContext } from "../save.ts";
import { resourceById } from "../store.ts";
import { usersOf } from "../users.ts";
import { readPair, replaceResource } from "./replace.ts";
import { replacementPlan } from "./replacement-plan.ts";

const example = { by: "5f0f6a52-6a0f-4c55-9a51-0c2f7f0f2f12", deletes: true };

const planBase = "resources/replacements";

/** The plans of replacements, for all kinds. */
export const addReplacementPlans = (
  api: Api,
  searchUpdates: SearchUpdates,
  send: SendJob,
): void => {
  addPlanRoutes(api, replacementPlan(searchUpdates), {
    base: `/:country/${planBase}`,
    name: "Replacement",
    what: "a replacement in many records",
    ...resourcePolicy,
    send,
  });
};

export type ReplacementOptions = Readonly<{
  /** Null in a process without jobs, in which all is looked at at once. */
  send: SendJob | null;
  now: () => Date;
}>;

/** @param name of the kind in ids of operations: `Badges` */
export const addReplacementRoute = (
  api: Api,
  kind: ResourceKind,
  name: string,
  toContext: ToContext,
  { send, now }: ReplacementOptions,
): void => {
  api.write({
    method: "POST",
    path: `/:country/resources/${kind}/:id/replace`,
    id: `replace${name}`,
    summary: `Puts one of the ${kind}, whose ETag is answered, in the place of another`,
    access: resourcePolicy.write,
    params: { id: z.guid() },
    absent,
    query: z.strictObject({
      dryRun: queryFlag(
        `Reports what would happen, and writes nothing. More than ${maxRowsAtOnce} records are looked at in the background.`,
      ).default(false),
    }),
    body: replacementSchema.meta({ examples: [example] }),
    ifMatch: true,
    answer: replacementReportSchema,
    ...(send ? { accepted: planSchemaOf(replacementSummarySchema) } : {}),
    async write(call) {
      const { params, query, body, ifMatch, trx, market, country, actor } = call;
      const options = { id: params.id, replacement: body, ifVersion: ifMatch, ...query };
      const context = toContext(call);
      if (send && query.dryRun) {
        const { replaced } = await readPair(context, options);
        const { length: rows } = await usersOf(trx, market, replaced, maxRowsAtOnce + 1);
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
