import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { pageById } from "../store.ts";
import * as calls from "./calls.ts";
import { absent } from "./calls.ts";
import { purgePage } from "./purge.ts";

/**
 * Mounted at `POST /api/{country}/custompages/{id}/purge`: the tooling bar's purge of a page from
 * the caches.
 */
export const addToolingRoutes = (api: Api): void => {
  api.write(calls.purgePage, {
    async write({ trx, market, actor, params: { id } }) {
      const page = await pageById(trx, market, id);
      if (!page) throw new Problem(404, absent);
      const purged = await purgePage(trx, { market, actor: actor.email }, page);
      return { body: { purged } };
    },
  });
};
