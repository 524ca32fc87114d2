import { z } from "zod";
import type { Api } from "#platform/server/http/routes/api.ts";
import { bulkRowsSchema, bulkRunSchema } from "../contract.ts";
import { absentRun, bulkPolicy } from "../policy.ts";
import type { RunOptions } from "./batch.ts";
import { controls, type ControlContext, type ControlName } from "./controls.ts";
import { foundRun } from "./found-run.ts";

export type ControlOptions = Omit<RunOptions, "db"> & Pick<ControlContext, "send">;

const summaries: Readonly<Record<ControlName, string>> = {
  pause: "Stops a bulk action between two records until it is resumed",
  resume: "Goes on with a bulk action that was paused",
  stop: "Ends a bulk action or its planning; the records that wait stay as they are",
  undo: "Puts records back as they were before a bulk action, for seven days",
  retry: "Tries records again that were not changed, as they are now",
};

const names = ["pause", "resume", "stop", "undo", "retry"] as const;

/** What people do with a run that has begun. */
export const addControlRoutes = (api: Api, options: ControlOptions): void => {
  for (const name of names)
    api.write({
      method: "POST",
      path: `/:country/bulk-actions/:id/${name}`,
      id: `${name}BulkAction`,
      summary: summaries[name],
      access: bulkPolicy.write,
      params: { id: z.uuid() },
      absent: absentRun,
      body: bulkRowsSchema,
      answer: bulkRunSchema,
      problems: [409],
      async write({ trx, market, actor, params: { id }, body }) {
        const scope = { market, actor };
        await foundRun(trx, scope, id);
        await controls[name]({ ...options, trx, market, actor: actor.email }, id, body.positions);
        return { body: await foundRun(trx, scope, id) };
      },
    });
};
