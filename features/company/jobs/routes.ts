import { z } from "zod";
import { recordAudits } from "#features/records/audit/store.ts";
import { Problem } from "#platform/server/http/problem.ts";
import { type Policy, visibleMarkets } from "#platform/server/http/routes/access.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { listOf, pageQuery } from "#platform/server/http/routes/list-query.ts";
import type { Jobs } from "#platform/server/jobs/jobs.ts";
import { jobStates, listJobs, queuedJobSchema } from "#platform/server/jobs/list.ts";

const administrators = { role: "admin", denial: "Jobs are for administrators." } as const;

const jobPolicy = {
  read: administrators,
  retry: administrators,
} as const satisfies Policy;

const absent = "No job of this id has failed.";

/**
 * Mounted under `/api/{country}/jobs`, with the same jobs under every country: an account of some
 * countries sees the jobs of their markets, and only one of all countries the company's.
 */
export const addJobRoutes = (api: Api, jobs: Pick<Jobs, "retry">): void => {
  api.route({
    method: "GET",
    path: "/:country/jobs",
    id: "listJobs",
    summary: "The background jobs that the account may see in a state, the newest first",
    access: jobPolicy.read,
    query: pageQuery({ state: z.enum(jobStates).default("failed") }),
    answer: listOf(queuedJobSchema),
    async handle({ db, actor, marketOf, query }) {
      const { page, pageSize } = query;
      const markets = visibleMarkets(actor, marketOf);
      return { body: { ...(await listJobs(db, { ...query, markets })), page, pageSize } };
    },
  });

  api.write({
    method: "POST",
    path: "/:country/jobs/:name/:id/retry",
    id: "retryJob",
    summary: "Repeats a job that has failed",
    access: jobPolicy.retry,
    params: { name: z.string().max(100), id: z.uuid() },
    absent,
    status: 202,
    answer: z.strictObject({ id: z.uuid() }),
    async write({ trx, actor, marketOf, params: { name, id } }) {
      const markets = visibleMarkets(actor, marketOf);
      const failed = await jobs.retry(trx, { name, id, markets });
      if (!failed) throw new Problem(404, absent);
      const job = { name, key: failed.key };
      await recordAudits(trx, [
        {
          actor: actor.email,
          market: failed.market,
          action: "retry",
          subject: "job",
          subjectId: id,
          before: job,
          after: job,
        },
      ]);
      return { body: { id } };
    },
  });
};
