import { z } from "zod";
import { declareCall } from "#platform/calls/call.ts";
import {
  listOf,
  listQuery,
  pageQuery,
  queryFilter,
  queryFlag,
  severalOf,
} from "#platform/calls/list-query.ts";
import {
  bulkOutcomes,
  bulkPlanRunSchema,
  bulkRequestSchema,
  bulkRowSchema,
  bulkRowStates,
  bulkRunSchema,
} from "./contract.ts";
import { absentRun, bulkPolicy } from "./policy.ts";

const params = { id: z.uuid() };
const noted = queryFilter("Those that have notes to look at.");

export const runBulkAction = declareCall({
  method: "POST",
  path: "/:country/bulk-actions",
  id: "runBulkAction",
  summary: "Looks at many records in the background, and changes them unless it is a dry run",
  access: bulkPolicy.write,
  status: 202,
  query: z.strictObject({
    dryRun: queryFlag("Makes a plan alone, which says what would become of each record.").default(
      false,
    ),
  }),
  body: bulkRequestSchema,
  answer: bulkRunSchema,
});

export const runBulkPlan = declareCall({
  method: "POST",
  path: "/:country/bulk-actions/:id/run",
  id: "runBulkPlan",
  summary: "Runs what was planned; records that were saved since are left out",
  access: bulkPolicy.write,
  params,
  absent: absentRun,
  status: 202,
  body: bulkPlanRunSchema,
  answer: bulkRunSchema,
  problems: [409],
});

export const listBulkActions = declareCall({
  method: "GET",
  path: "/:country/bulk-actions",
  id: "listBulkActions",
  summary: "The bulk actions of a market, the newest first; an editor’s own",
  access: bulkPolicy.read,
  query: pageQuery({}),
  answer: listOf(bulkRunSchema),
});

export const getBulkAction = declareCall({
  method: "GET",
  path: "/:country/bulk-actions/:id",
  id: "getBulkAction",
  summary: "How far a bulk action or its plan is",
  access: bulkPolicy.read,
  params,
  absent: absentRun,
  answer: bulkRunSchema,
});

export const listBulkActionRows = declareCall({
  method: "GET",
  path: "/:country/bulk-actions/:id/rows",
  id: "listBulkActionRows",
  summary: "What becomes, or became, of the records of a bulk action",
  access: bulkPolicy.read,
  params,
  absent: absentRun,
  query: listQuery({
    states: severalOf(bulkRowStates),
    outcomes: severalOf(bulkOutcomes),
    noted,
  }),
  answer: listOf(bulkRowSchema),
});

export const listBulkActionPositions = declareCall({
  method: "GET",
  path: "/:country/bulk-actions/:id/positions",
  id: "listBulkActionPositions",
  summary: "The positions of all rows that a plan would change",
  access: bulkPolicy.read,
  params,
  absent: absentRun,
  query: z.strictObject({ search: z.string().max(200).default(""), noted }),
  answer: z.strictObject({ positions: z.array(z.int()).readonly() }),
});

export const exportBulkAction = declareCall({
  method: "GET",
  path: "/:country/bulk-actions/:id/result",
  id: "exportBulkAction",
  summary: "What became of each record as a file for spreadsheets",
  access: bulkPolicy.read,
  params,
  absent: absentRun,
  answer: { mediaType: "text/csv; charset=utf-8" },
});
