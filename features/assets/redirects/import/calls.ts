import { z } from "zod";
import { planCalls } from "#platform/calls/plan-calls.ts";
import { queryFlag } from "#platform/calls/list-query.ts";
import { maxRowsAtOnce, planSchemaOf } from "#platform/plans/contract.ts";
import {
  importedLineSchema,
  importOutcomes,
  redirectImportReportSchema,
  redirectImportSchema,
  redirectImportSummarySchema,
} from "../import-contract.ts";
import { declareCall } from "#platform/calls/call.ts";
import { redirectPolicy } from "../policy.ts";

export const exportRedirects = declareCall({
  method: "GET",
  path: "/:country/redirects/export",
  id: "exportRedirects",
  summary: "All redirects of a market as a file for spreadsheets, which can be imported again",
  access: redirectPolicy.read,
  answer: { mediaType: "text/csv; charset=utf-8" },
});

export const importRedirects = declareCall({
  method: "POST",
  path: "/:country/redirects/import",
  id: "importRedirects",
  summary: "Writes a file of redirects: all of its lines, or with skipRefused the good ones",
  access: redirectPolicy.write,
  query: z.strictObject({
    dryRun: queryFlag(
      `Reports what would happen, and writes nothing. More than ${maxRowsAtOnce} lines are looked at in the background.`,
    ).default(false),
    skipRefused: queryFlag("Writes the good lines although others are refused.").default(false),
  }),
  body: redirectImportSchema,
  answer: redirectImportReportSchema,
  accepted: planSchemaOf(redirectImportSummarySchema),
});

export const redirectImportPlans = planCalls({
  base: "redirects/import",
  name: "RedirectImport",
  what: "a long file of redirects",
  ...redirectPolicy,
  summary: redirectImportSummarySchema,
  row: importedLineSchema,
  outcomes: importOutcomes,
});
