import { z } from "zod";
import { dayAt } from "#markets/format.ts";
import { marketById } from "#markets/markets.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { Actor } from "#platform/server/http/routes/access.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import {
  listOf,
  listQuery,
  pageQuery,
  queryFilter,
  queryFlag,
  severalOf,
} from "#platform/server/http/routes/list-query.ts";
import {
  bulkOutcomes,
  bulkPlanRunSchema,
  bulkRequestSchema,
  bulkRowSchema,
  bulkRowStates,
  bulkRunSchema,
} from "./contract.ts";
import { beginPlan } from "./plan/begin-plan.ts";
import { findTargets } from "./plan/find-targets.ts";
import { runPlan } from "./plan/run-plan.ts";
import { absentRun, bulkPolicy, requireBulkRequest, visibleActor } from "./policy.ts";
import { addControlRoutes, type ControlOptions } from "./run/control-routes.ts";
import { foundRun } from "./run/found-run.ts";
import { resultFile } from "./run/result-file.ts";
import { changedPositions, listRows, pageOfRows } from "./run/rows.ts";
import { listRuns } from "./run/runs.ts";

const params = { id: z.uuid() };

type Begin = Readonly<{ trx: Database; market: string; actor: Actor }>;

const addRun = (api: Api, { kinds, send, now }: ControlOptions): void => {
  const contextOf = ({ trx, market, actor }: Begin) => ({
    trx,
    market,
    actor: actor.email,
    send,
    now: now(),
  });

  api.write({
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
    prepare({ db, market, actor, body }) {
      requireBulkRequest(actor, body);
      const today = dayAt(now(), marketById(market));
      return findTargets(kinds, { db, market, actor: actor.email, today }, body);
    },
    async write({ trx, market, country, actor, body, query, prepared }) {
      const context = contextOf({ trx, market, actor });
      const id = await beginPlan(context, body, prepared, { isPlan: query.dryRun });
      const location = `/api/${country}/bulk-actions/${id}`;
      return { location, body: await foundRun(trx, { market, actor }, id) };
    },
  });

  api.write({
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
    async write({ trx, market, actor, params: { id }, body }) {
      await foundRun(trx, { market, actor }, id);
      await runPlan(contextOf({ trx, market, actor }), id, body);
      return { body: await foundRun(trx, { market, actor }, id) };
    },
  });
};

const addReads = (api: Api): void => {
  api.route({
    method: "GET",
    path: "/:country/bulk-actions",
    id: "listBulkActions",
    summary: "The bulk actions of a market, the newest first; an editor’s own",
    access: bulkPolicy.read,
    query: pageQuery({}),
    answer: listOf(bulkRunSchema),
    async handle({ db, market, actor, query }) {
      const actorEmail = visibleActor(actor);
      return {
        body: { ...(await listRuns(db, market, { ...query, actor: actorEmail })), ...query },
      };
    },
  });

  api.route({
    method: "GET",
    path: "/:country/bulk-actions/:id",
    id: "getBulkAction",
    summary: "How far a bulk action or its plan is",
    access: bulkPolicy.read,
    params,
    absent: absentRun,
    answer: bulkRunSchema,
    async handle({ db, market, actor, params: { id } }) {
      return { body: await foundRun(db, { market, actor }, id) };
    },
  });
};

const noted = queryFilter("Those that have notes to look at.");

const addRows = (api: Api): void => {
  api.route({
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
    async handle({ db, market, actor, params: { id }, query }) {
      await foundRun(db, { market, actor }, id);
      const { page, pageSize } = query;
      return { body: { ...(await listRows(db, { market, id }, query)), page, pageSize } };
    },
  });

  api.route({
    method: "GET",
    path: "/:country/bulk-actions/:id/positions",
    id: "listBulkActionPositions",
    summary: "The positions of all rows that a plan would change",
    access: bulkPolicy.read,
    params,
    absent: absentRun,
    query: z.strictObject({ search: z.string().max(200).default(""), noted }),
    answer: z.strictObject({ positions: z.array(z.int()).readonly() }),
    async handle({ db, market, actor, params: { id }, query }) {
      await foundRun(db, { market, actor }, id);
      return { body: { positions: await changedPositions(db, { market, id }, query) } };
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
    async handle({ db, market, country, actor, params: { id } }) {
      const run = await foundRun(db, { market, actor }, id);
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
