import { z } from "zod";
import { recordAudits } from "#features/audit/store.ts";
import { invalidateTags } from "#platform/server/cache/invalidate-tags.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { pagePolicy } from "../policy.ts";
import { pageTag, routeTag, slugTag } from "../save/save-page.ts";
import { pageById } from "../store.ts";

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
      const { name, version, slug, routingKey } = page;
      const audited = { name, version };
      await recordAudits(trx, [
        {
          actor: actor.email,
          market,
          action: "purge",
          subject: "custompage",
          subjectId: id,
          before: audited,
          after: audited,
        },
      ]);
      const purged = [
        pageTag(market, id),
        slugTag(market, slug),
        ...(routingKey === null ? [] : [routeTag(market, routingKey)]),
      ];
      await invalidateTags(trx, purged);
      return { body: { purged } };
    },
  });
};
