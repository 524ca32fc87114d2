import { z } from "zod";
import { recordAudits } from "#features/audit/store.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Policy } from "#platform/server/http/routes/access.ts";
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

/** Mounted under `/api/{country}/jobs`; jobs belong to the whole company and not to a country. */
export const addJobRoutes = (api: Api, jobs: Pick<Jobs, "retry">): void => {
  api.route({
    method: "GET",
    path: "/:country/jobs",
    id: "listJobs",
    summary: "The company's background jobs in a state, the newest first",
    access: jobPolicy.read,
    query: pageQuery({ state: z.enum(jobStates).default("failed") }),
    answer: listOf(queuedJobSchema),
    async handle({ db, query }) {
      const { page, pageSize } = query;
      return { body: { ...(await listJobs(db, query)), page, pageSize } };
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
    async write({ trx, actor, params }) {
      const { name, id } = params;
      const failed = await jobs.retry(trx, params);
      if (!failed) throw new Problem(404, absent);
      const job = { name, key: failed.key };
      await recordAudits(trx, [
        {
          actor: actor.email,
          market: null,
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
