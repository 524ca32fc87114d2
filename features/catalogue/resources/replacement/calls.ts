import { z } from "zod";
import { declareCall } from "#platform/calls/call.ts";
import { queryFlag } from "#platform/calls/list-query.ts";
import { toPascalCase } from "#platform/calls/operation-name.ts";
import { planCalls } from "#platform/calls/plan-calls.ts";
import { maxRowsAtOnce, planSchemaOf } from "#platform/plans/contract.ts";
import {
  replacedOutcomes,
  replacedUserSchema,
  replacementReportSchema,
  replacementSchema,
  replacementSummarySchema,
  type ResourceKind,
} from "../contract.ts";
import { absent, resourcePolicy } from "../policy.ts";

const example = { by: "5f0f6a52-6a0f-4c55-9a51-0c2f7f0f2f12", deletes: true };

export const replaceCallOf = (kind: ResourceKind) =>
  declareCall({
    method: "POST",
    path: `/:country/resources/${kind}/:id/replace`,
    id: `replace${toPascalCase(kind)}`,
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
    accepted: planSchemaOf(replacementSummarySchema),
  });

/** The plans of replacements, for all kinds. */
export const replacementPlans = planCalls({
  base: "resources/replacements",
  name: "Replacement",
  what: "a replacement in many records",
  ...resourcePolicy,
  summary: replacementSummarySchema,
  row: replacedUserSchema,
  outcomes: replacedOutcomes,
});
