import { addBulkActionRoutes } from "#features/catalogue/bulk-actions/routes.ts";
import { addJobRoutes } from "#features/company/jobs/routes.ts";
import type { PageRules } from "#features/content/pages/save/problems.ts";
import type { Asking } from "#features/catalogue/tours/handed-in/asking.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import type { Jobs } from "#platform/server/jobs/jobs.ts";
import { bulkKinds } from "./bulk-kinds.ts";

type QueuedWork = Readonly<{
  rules: PageRules;
  jobs: Pick<Jobs, "retry" | "send"> | undefined;
  asking: Asking;
}>;

/** What runs in the background and is seen there; without jobs there is none of it. */
export const addQueuedWork = (api: Api, { rules, jobs, asking }: QueuedWork): void => {
  if (!jobs) return;
  addJobRoutes(api, jobs);
  addBulkActionRoutes(api, { kinds: bulkKinds(rules, asking), send: jobs.send, now: asking.now });
};
