import { z } from "zod";
import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { pagePolicy } from "../policy.ts";
import { pageById } from "../store.ts";
import { purgePage } from "./purge.ts";

const absent = "There is no such page.";

/**
 * Mounted at `POST /api/{country}/custompages/{id}/purge`: the tooling bar's purge of a page from
 * the caches.
 */
export const addToolingRoutes = (api: Api): void => {
  api.write({
    method: "POST",
    path: "/:country/custompages/:id/purge",
    id: "purgePage",
    summary: "Has a page made anew for its next visitor",
    access: pagePolicy.write,
    params: { id: z.uuid() },
    absent,
    answer: z.strictObject({ purged: z.array(z.string()) }),
    async write({ trx, market, actor, params: { id } }) {
      const page = await pageById(trx, market, id);
      if (!page) throw new Problem(404, absent);
      const purged = await purgePage(trx, { market, actor: actor.email }, page);
      return { body: { purged } };
    },
  });
};
