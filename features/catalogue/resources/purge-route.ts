import { recordAudits } from "#features/records/audit/store.ts";
import { invalidateTags } from "#platform/server/cache/invalidate-tags.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import * as calls from "./calls.ts";
import { absent } from "./policy.ts";
import { tagsOf } from "./save.ts";
import { resourceById } from "./store.ts";

/**
 * Mounted at `POST /api/{country}/resources/badges/{id}/purge`: the tooling bar stands on badges, and
 * every page that shows trips may show one.
 */
export const addPurgeRoute = (api: Api): void => {
  api.write(calls.purgeBadges, {
    async write({ trx, market, actor, params: { id } }) {
      const badge = await resourceById(trx, market, "badges", id);
      if (!badge) throw new Problem(404, absent);
      const audited = { name: badge.name, version: badge.version };
      await recordAudits(trx, [
        {
          actor: actor.email,
          market,
          action: "purge",
          subject: "resource",
          subjectId: id,
          before: audited,
          after: audited,
        },
      ]);
      const purged = tagsOf(market);
      await invalidateTags(trx, purged);
      return { body: { purged } };
    },
  });
};
