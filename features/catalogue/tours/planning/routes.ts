import type { Api } from "#platform/server/http/routes/api.ts";
import { previewItems, saveItems } from "../save/report.ts";
import { contextOf, type WriteScene } from "../save/write-context.ts";
import * as calls from "./calls.ts";
import { seriesItems, shiftItems } from "./many.ts";

/** Many departures at once: by a rule, or by moving some of them. */
export const addPlanningRoutes = (api: Api, scene: WriteScene): void => {
  api.write(calls.createTourSeries, {
    async write(call) {
      const { trx, market, params, body } = call;
      const { items, series } = await seriesItems(trx, market, params.id, body);
      const context = contextOf(scene, call);
      const run = call.query.dryRun ? previewItems : saveItems;
      return { body: { ...(await run(context, items)), series } };
    },
  });

  api.write(calls.shiftTours, {
    async write(call) {
      const context = contextOf(scene, call);
      const items = await shiftItems(call.trx, call.market, call.body, context.today);
      const run = call.query.dryRun ? previewItems : saveItems;
      return { body: await run(context, items) };
    },
  });
};
