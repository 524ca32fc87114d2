import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Database } from "#platform/server/database/tables.ts";
import { readBody } from "#platform/server/http/body.ts";
import { Problem } from "#platform/server/http/problem.ts";
import { readQuery } from "#platform/server/http/query.ts";
import type { Jobs } from "#platform/server/jobs/jobs.ts";
import { jobStates, listJobs } from "#platform/server/jobs/list.ts";

export type JobRoutesOptions = Readonly<{
  db: Database;
  jobs: Pick<Jobs, "retry">;
  /** @throws Problem 401 or 403 for who may not work on this country */
  staffOf: (request: FastifyRequest, country: string) => Promise<Readonly<{ isAdmin: boolean }>>;
  /** @throws Problem 404 for an unknown country */
  marketOf: (country: string) => string;
}>;

const jobsQuery = z.strictObject({
  state: z.enum(jobStates).default("failed"),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(25),
});
const place = z.object({ country: z.string(), name: z.string().max(100), id: z.uuid() });
const noBody = z.strictObject({});

/** The company's background jobs and their repetition by hand, under `/api/{country}/jobs`, for administrators. */
export const jobRoutes: FastifyPluginAsync<JobRoutesOptions> = async (app, options) => {
  const { db, jobs, staffOf, marketOf } = options;

  const admit = async (request: FastifyRequest, country: string): Promise<void> => {
    marketOf(country);
    const { isAdmin } = await staffOf(request, country);
    if (!isAdmin) throw new Problem(403, "Jobs are for administrators.");
  };

  app.get("/:country/jobs", async (request, reply) => {
    const { country } = request.params as { country: string };
    await admit(request, country);
    const query = readQuery(jobsQuery, request.query);
    reply.header("cache-control", "no-store");
    return { ...(await listJobs(db, query)), page: query.page, pageSize: query.pageSize };
  });

  app.post("/:country/jobs/:name/:id/retry", async (request, reply) => {
    const { country } = request.params as { country: string };
    await admit(request, country);
    readBody(noBody, request.body ?? {});
    const asked = place.safeParse(request.params);
    const isRetried = asked.success && (await jobs.retry(asked.data.name, asked.data.id));
    if (!isRetried) throw new Problem(404, "No job of this id has failed.");
    reply.header("cache-control", "no-store");
    return reply.status(202).send({ id: asked.data.id });
  });
};
