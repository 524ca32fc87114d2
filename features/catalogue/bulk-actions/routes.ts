import { dayAt } from "#markets/format.ts";
import { marketById } from "#markets/markets.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { Actor } from "#platform/server/http/routes/access.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import * as calls from "./calls.ts";
import { beginPlan } from "./plan/begin-plan.ts";
import { findTargets } from "./plan/find-targets.ts";
import { runPlan } from "./plan/run-plan.ts";
import { requireBulkRequest, visibleActor } from "./require-access.ts";
import { addControlRoutes, type ControlOptions } from "./run/control-routes.ts";
import { foundRun } from "./run/found-run.ts";
import { resultFile } from "./run/result-file.ts";
import { changedPositions, listRows, pageOfRows } from "./run/rows.ts";
import { listRuns } from "./run/runs.ts";

type Begin = Readonly<{ trx: Database; market: string; actor: Actor }>;

const addRun = (api: Api, { kinds, send, now }: ControlOptions): void => {
  const contextOf = ({ trx, market, actor }: Begin) => ({
    trx,
    market,
    actor: actor.email,
    send,
    now: now(),
  });

  api.write(calls.runBulkAction, {
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

  api.write(calls.runBulkPlan, {
    async write({ trx, market, actor, params: { id }, body }) {
      await foundRun(trx, { market, actor }, id);
      await runPlan(contextOf({ trx, market, actor }), id, body);
      return { body: await foundRun(trx, { market, actor }, id) };
    },
  });
};

const addReads = (api: Api): void => {
  api.route(calls.listBulkActions, {
    async handle({ db, market, actor, query }) {
      const actorEmail = visibleActor(actor);
      return {
        body: { ...(await listRuns(db, market, { ...query, actor: actorEmail })), ...query },
      };
    },
  });

  api.route(calls.getBulkAction, {
    async handle({ db, market, actor, params: { id } }) {
      return { body: await foundRun(db, { market, actor }, id) };
    },
  });
};

const addRows = (api: Api): void => {
  api.route(calls.listBulkActionRows, {
    async handle({ db, market, actor, params: { id }, query }) {
      await foundRun(db, { market, actor }, id);
      const { page, pageSize } = query;
      return { body: { ...(await listRows(db, { market, id }, query)), page, pageSize } };
    },
  });

  api.route(calls.listBulkActionPositions, {
    async handle({ db, market, actor, params: { id }, query }) {
      await foundRun(db, { market, actor }, id);
      return { body: { positions: await changedPositions(db, { market, id }, query) } };
    },
  });

  api.route(calls.exportBulkAction, {
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
