import { recordAudits } from "#features/records/audit/store.ts";
import { invalidateTags } from "#platform/server/cache/invalidate-tags.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { absentTravel } from "../policy.ts";
import { travelById } from "../store.ts";
import { tagsOfTravels } from "#features/records/catalogue-tags/rules.ts";
import * as calls from "./calls.ts";

/** The tooling bar's purge of a travel: its pages, and those of its departures. */
export const addPurgeRoute = (api: Api): void =>
  api.write(calls.purgeTravel, {
    async write({ trx, market, actor, params: { id } }) {
      const travel = await travelById(trx, market, id);
      if (!travel) throw new Problem(404, absentTravel);
      await recordAudits(trx, [
        {
          actor: actor.email,
          market,
          action: "purge",
          subject: "travel",
          subjectId: id,
          name: travel.name,
          before: null,
          after: null,
        },
      ]);
      const purged = [...tagsOfTravels(market, [travel])];
      await invalidateTags(trx, purged);
      return { body: { purged } };
    },
  });
