import { redirectImportPlan } from "#features/assets/redirects/import/import-plan.ts";
import { replacementPlan } from "#features/catalogue/resources/replacement/replacement-plan.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { JobHandler } from "#platform/server/jobs/job.ts";
import { planHandler } from "#platform/server/plans/jobs.ts";
import { type Config, siteOrigin } from "#apps/server/config/config.ts";
import { pathOwners } from "../paths/path-owners.ts";
import { resourceSaves } from "../resources/resource-saves.ts";

type Options = Readonly<{ config: Config; db: Database; now: () => Date }>;

/** What looks at dry runs over many rows, and carries them out. */
export const planHandlers = ({ config, db, now }: Options): readonly JobHandler[] => [
  planHandler(
    redirectImportPlan({
      owners: pathOwners(config.product),
      siteOf: (market) => siteOrigin(config, market),
      now,
    }),
    db,
  ),
  planHandler(replacementPlan(resourceSaves), db),
];
