import { recordAudits } from "#features/records/audit/store.ts";
import { tagsOfTravels } from "#features/records/catalogue-tags/rules.ts";
import { invalidateTags } from "#platform/server/cache/invalidate-tags.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { absentTour } from "../policy.ts";
import * as calls from "./calls.ts";
import { lockTour } from "./delete-tour.ts";
import { nameOfTour } from "./row-rules.ts";

/** The tooling bar's purge of a departure, which stands on all pages of its travel. */
export const addPurgeRoute = (api: Api): void =>
  api.write(calls.purgeTour, {
    async write({ trx, market, actor, params: { id } }) {
      const found = await lockTour(trx, market, id);
      if (!found) throw new Problem(404, absentTour);
      await recordAudits(trx, [
        {
          actor: actor.email,
          market,
          action: "purge",
          subject: "tour",
          subjectId: id,
          name: nameOfTour(found.travel, found.tour),
          before: null,
          after: null,
        },
      ]);
      const purged = [...tagsOfTravels(market, [found.travel])];
      await invalidateTags(trx, purged);
      return { body: { purged } };
    },
  });
