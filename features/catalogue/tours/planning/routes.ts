import { z } from "zod";
import type { Api } from "#platform/server/http/routes/api.ts";
import { queryFlag } from "#platform/server/http/routes/list-query.ts";
import { absentTravel, tourPolicy } from "../policy.ts";
import { previewItems, saveItems } from "../save/report.ts";
import { contextOf, type WriteScene } from "../save/routes.ts";
import { planReportSchema } from "../consequences-contract.ts";
import { seriesItems, shiftItems } from "./many.ts";
import { seriesReportSchema, seriesSchema, shiftSchema } from "./plan-contract.ts";

const query = z.strictObject({
  dryRun: queryFlag("Reports what would happen, and writes nothing.").default(false),
});

/** Many departures at once: by a rule, or by moving some of them. */
export const addPlanningRoutes = (api: Api, scene: WriteScene): void => {
  api.write({
    method: "POST",
    path: "/:country/travels/:id/tours/series",
    id: "createTourSeries",
    summary:
      "Makes departures on every n-th weekday until a day or a number, like one that the travel has",
    access: tourPolicy.write,
    params: { id: z.uuid() },
    absent: absentTravel,
    query,
    body: seriesSchema,
    answer: seriesReportSchema,
    async write(call) {
      const { trx, market, params, body } = call;
      const { items, series } = await seriesItems(trx, market, params.id, body);
      const context = contextOf(scene, call);
      const run = call.query.dryRun ? previewItems : saveItems;
      return { body: { ...(await run(context, items)), series } };
    },
  });

  api.write({
    method: "POST",
    path: "/:country/tours/shift",
    id: "shiftTours",
    summary: "Moves departures by days, with all their days",
    access: tourPolicy.write,
    query,
    body: shiftSchema,
    answer: planReportSchema,
    async write(call) {
      const context = contextOf(scene, call);
      const items = await shiftItems(call.trx, call.market, call.body, context.today);
      const run = call.query.dryRun ? previewItems : saveItems;
      return { body: await run(context, items) };
    },
  });
};
