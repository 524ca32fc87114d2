import { z } from "zod";
import type { DuePlans } from "#platform/server/jobs/due-clock.ts";
import { handleJob, type Job, type JobHandler } from "#platform/server/jobs/job.ts";
import { plannedKinds } from "./contract.ts";
import type { PlannedKinds } from "./plan.ts";
import { runRecordPlan } from "./run.ts";
import { dueRecordPlans, nextRecordMoment } from "./store.ts";

const payload = z.strictObject({
  market: z.string(),
  kind: z.enum(plannedKinds),
  id: z.uuid(),
  /** The planned time for which the job was queued. */
  dueAt: z.iso.datetime(),
});

const recordPublicationJob: Job<z.infer<typeof payload>> = {
  name: "record-publication",
  payload,
  keyOf: ({ market, kind, id, dueAt }) => `${market} ${kind} ${id} ${dueAt}`,
  retries: { limit: 50, pause: 1, maxPause: 60 },
};

/** Publishes and unpublishes travels and departures at their planned times. */
export const recordPublicationHandler = (kinds: PlannedKinds, now: () => Date): JobHandler =>
  handleJob(recordPublicationJob, {
    run: ({ dueAt, ...key }, { once }) =>
      once(async (trx) => {
        // The clock of the process that queued the job may be ahead of this one's.
        const at = new Date(Math.max(now().getTime(), Date.parse(dueAt)));
        await runRecordPlan(trx, key, at, kinds);
      }),
    pending: (db) => dueRecordPlans(db, now()),
  });

/** The plans of travels and departures, for the clock of what is due. */
export const recordPlans: DuePlans = {
  async queue(db, send, at) {
    for (const plan of await dueRecordPlans(db, at)) await send(db, recordPublicationJob, plan);
  },
  next: nextRecordMoment,
};
