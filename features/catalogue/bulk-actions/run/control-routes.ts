import type { Api } from "#platform/server/http/routes/api.ts";
import type { RunOptions } from "./batch.ts";
import { controls, type ControlContext } from "./controls.ts";
import { controlCalls, controlNames } from "./calls.ts";
import { foundRun } from "./found-run.ts";

export type ControlOptions = Omit<RunOptions, "db"> & Pick<ControlContext, "send">;

/** What people do with a run that has begun. */
export const addControlRoutes = (api: Api, options: ControlOptions): void => {
  for (const name of controlNames)
    api.write(controlCalls[name], {
      async write({ trx, market, actor, params: { id }, body }) {
        const scope = { market, actor };
        await foundRun(trx, scope, id);
        await controls[name]({ ...options, trx, market, actor: actor.email }, id, body.positions);
        return { body: await foundRun(trx, scope, id) };
      },
    });
};
