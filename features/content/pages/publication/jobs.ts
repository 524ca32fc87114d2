import { z } from "zod";
import { handleJob, type Job, type JobHandler } from "#platform/server/jobs/job.ts";
import type { DuePlans } from "#platform/server/jobs/due-clock.ts";
import type { PageRules } from "../save/problems.ts";
import { runDuePlan } from "./run.ts";
import { duePlans, nextPlannedMoment } from "./store.ts";

const payload = z.strictObject({
  market: z.string(),
  pageId: z.uuid(),
  /** The planned time for which the job was queued. */
  dueAt: z.iso.datetime(),
});

export const publicationJob: Job<z.infer<typeof payload>> = {
  name: "page-publication",
  payload,
  keyOf: ({ market, pageId, dueAt }) => `${market} ${pageId} ${dueAt}`,
  retries: { limit: 50, pause: 1, maxPause: 60 },
};

export const publicationJobHandler = (rules: PageRules, now: () => Date): JobHandler =>
  handleJob(publicationJob, {
    run: ({ market, pageId, dueAt }, { once }) =>
      once(async (trx) => {
        // The clock of the process that queued the job may be ahead of this one's.
        const at = new Date(Math.max(now().getTime(), Date.parse(dueAt)));
        await runDuePlan(trx, { market, pageId }, at, rules);
      }),
    pending: (db) => duePlans(db, now()),
  });

/** The plans of custom pages, for the clock of what is due. */
export const pagePlans: DuePlans = {
  async queue(db, send, at) {
    for (const plan of await duePlans(db, at)) await send(db, publicationJob, plan);
  },
  next: nextPlannedMoment,
};
