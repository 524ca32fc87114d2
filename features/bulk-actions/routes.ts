import { z } from "zod";
import { dayAt } from "#markets/format.ts";
import { marketById } from "#markets/markets.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import {
  listOf,
  listQuery,
  pageQuery,
  queryFlag,
} from "#platform/server/http/routes/list-query.ts";
import {
  bulkPlanSchema,
  bulkRequestSchema,
  bulkRowSchema,
  bulkRowStates,
  bulkRunSchema,
} from "./contract.ts";
import { absentRun, bulkPolicy } from "./policy.ts";
import { addControlRoutes, type ControlOptions } from "./run/control-routes.ts";
import { beginRun } from "./run/begin.ts";
import { planBulk } from "./run/plan.ts";
import { resultFile } from "./run/result-file.ts";
import { listRows, pageOfRows } from "./run/rows.ts";
import { listRuns, readRun } from "./run/runs.ts";

const params = { id: z.uuid() };

const addRun = (api: Api, { kinds, send, now }: ControlOptions): void =>
  api.write({
    method: "POST",
    path: "/:country/bulk-actions",
    id: "runBulkAction",
    summary: "Changes many records in the background, or says what that would do to each",
    access: bulkPolicy.write,
    query: z.strictObject({
      dryRun: queryFlag("Says what would become of each record, and writes nothing.").default(
        false,
      ),
    }),
    body: bulkRequestSchema,
    answer: z.strictObject({
      plan: bulkPlanSchema.nullable().describe("Of a dry run."),
      run: bulkRunSchema.nullable().describe("Null after a dry run."),
    }),
    prepare: ({ db, market, actor, body }) =>
      planBulk(
        kinds,
        { db, market, actor: actor.email, today: dayAt(now(), marketById(market)) },
        body,
        now(),
      ),
    async write({ trx, market, actor, body, query, prepared }) {
      if (query.dryRun) {
        const rows = prepared.rows.map(({ group: _group, isStale: _stale, ...row }) => row);
        return { body: { plan: { ...prepared, rows }, run: null } };
      }
      const context = { trx, market, actor: actor.email, send, now: now() };
      const id = await beginRun(context, body, prepared.rows);
      return { body: { plan: null, run: await readRun(trx, market, id) } };
    },
  });

const addReads = (api: Api): void => {
  api.route({
    method: "GET",
    path: "/:country/bulk-actions",
    id: "listBulkActions",
    summary: "The bulk actions of a market, the newest first",
    access: bulkPolicy.read,
    query: pageQuery({}),
    answer: listOf(bulkRunSchema),
    async handle({ db, market, query }) {
      return { body: { ...(await listRuns(db, market, query)), ...query } };
    },
  });

  api.route({
    method: "GET",
    path: "/:country/bulk-actions/:id",
    id: "getBulkAction",
    summary: "How far a bulk action is",
    access: bulkPolicy.read,
    params,
    absent: absentRun,
    answer: bulkRunSchema,
    async handle({ db, market, params: { id } }) {
      const run = await readRun(db, market, id);
      if (!run) throw new Problem(404, absentRun);
      return { body: run };
    },
  });
};

const addRows = (api: Api): void => {
  api.route({
    method: "GET",
    path: "/:country/bulk-actions/:id/rows",
    id: "listBulkActionRows",
    summary: "What became of the records of a bulk action",
    access: bulkPolicy.read,
    params,
    absent: absentRun,
    query: listQuery({
      states: z
        .string()
        .max(100)
        .describe("One or several, separated by commas.")
        .transform((text) => text.split(","))
        .pipe(z.array(z.enum(bulkRowStates)))
        .nullable()
        .default(null),
    }),
    answer: listOf(bulkRowSchema),
    async handle({ db, market, params: { id }, query }) {
      if (!(await readRun(db, market, id))) throw new Problem(404, absentRun);
      const { page, pageSize } = query;
      return { body: { ...(await listRows(db, { market, id }, query)), page, pageSize } };
    },
  });

  api.route({
    method: "GET",
    path: "/:country/bulk-actions/:id/result",
    id: "exportBulkAction",
    summary: "What became of each record as a file for spreadsheets",
    access: bulkPolicy.read,
    params,
    absent: absentRun,
    answer: { mediaType: "text/csv; charset=utf-8" },
    async handle({ db, market, country, params: { id } }) {
      const run = await readRun(db, market, id);
      if (!run) throw new Problem(404, absentRun);
      const name = `bulk-action-${country}-${run.createdAt.slice(0, 10)}.csv`;
      return {
        headers: { "content-disposition": `attachment; filename="${name}"` },
        body: await resultFile(
          run,
          (page, pageSize) => pageOfRows(db, { market, id }, page, pageSize),
          marketById(market),
        ),
      };
    },
  });
};

/** Mounted under `/api/{country}/bulk-actions`. */
export const addBulkActionRoutes = (api: Api, options: ControlOptions): void => {
  addRun(api, options);
  addReads(api);
  addRows(api);
  addControlRoutes(api, options);
};
