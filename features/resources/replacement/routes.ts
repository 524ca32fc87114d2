import { z } from "zod";
import type { Api } from "#platform/server/http/routes/api.ts";
import { queryFlag } from "#platform/server/http/routes/list-query.ts";
import { replacementReportSchema, replacementSchema, type ResourceKind } from "../contract.ts";
import { absent, resourcePolicy } from "../policy.ts";
import type { ToContext } from "../save.ts";
import { resourceById } from "../store.ts";
import { replaceResource } from "./replace.ts";

const example = { by: "5f0f6a52-6a0f-4c55-9a51-0c2f7f0f2f12", deletes: true };

/** @param name of the kind in ids of operations: `Badges` */
export const addReplacementRoute = (
  api: Api,
  kind: ResourceKind,
  name: string,
  toContext: ToContext,
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
      dryRun: queryFlag("Reports what would happen, and writes nothing.").default(false),
    }),
    body: replacementSchema.meta({ examples: [example] }),
    ifMatch: true,
    answer: replacementReportSchema,
    async write(call) {
      const { params, query, body, ifMatch } = call;
      const options = { id: params.id, replacement: body, ifVersion: ifMatch, ...query };
      const report = await replaceResource(toContext(call), options);
      const replacement = await resourceById(call.trx, call.market, kind, body.by);
      return { version: replacement?.version ?? 0, body: report };
    },
  });
};
