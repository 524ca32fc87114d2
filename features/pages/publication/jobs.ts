import { z } from "zod";
import { handleJob, type Job, type JobHandler } from "#platform/server/jobs/job.ts";
import type { PublishRules } from "./plan.ts";
import { runDuePlan } from "./run.ts";
import { duePlans } from "./store.ts";

const payload = z.strictObject({
  market: z.string(),
  pageId: z.uuid(),
  /** The moment of the plan that has come. */
  dueAt: z.iso.datetime(),
});

/** Publishes or unpublishes a page whose moment has come. */
export const runPlanOnTime: Job<z.infer<typeof payload>> = {
  name: "page-publication",
  payload,
  keyOf: ({ market, pageId, dueAt }) => `${market} ${pageId} ${dueAt}`,
  retries: { most: 50, pause: 1, longestPause: 60 },
};

/** What a worker needs for plans whose moment has come. */
export const publicationJob = (rules: PublishRules, now: () => Date): JobHandler =>
  handleJob(runPlanOnTime, {
    run: ({ market, pageId, dueAt }, { once }) =>
      once(async (trx) => {
        // The worker that queued it may have a clock that is ahead of this one's.
        const at = new Date(Math.max(now().getTime(), Date.parse(dueAt)));
        await runDuePlan(trx, { market, pageId }, at, rules);
      }),
    pending: (db) => duePlans(db, now()),
  });
