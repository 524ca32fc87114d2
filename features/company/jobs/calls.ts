import { z } from "zod";
import type { Policy } from "#platform/calls/access.ts";
import { declareCall } from "#platform/calls/call.ts";
import { listOf, pageQuery } from "#platform/calls/list-query.ts";
import { jobStates, queuedJobSchema } from "#platform/jobs/queued-job.ts";

const administrators = { role: "admin", denial: "Jobs are for administrators." } as const;
const jobPolicy = {
  read: administrators,
  retry: administrators,
} as const satisfies Policy;

export const absent = "No job of this id has failed.";

export const listJobs = declareCall({
  method: "GET",
  path: "/:country/jobs",
  id: "listJobs",
  summary: "The background jobs that the account may see in a state, the newest first",
  access: jobPolicy.read,
  query: pageQuery({ state: z.enum(jobStates).default("failed") }),
  answer: listOf(queuedJobSchema),
});

export const retryJob = declareCall({
  method: "POST",
  path: "/:country/jobs/:name/:id/retry",
  id: "retryJob",
  summary: "Repeats a job that has failed",
  access: jobPolicy.retry,
  params: { name: z.string().max(100), id: z.uuid() },
  absent,
  status: 202,
  answer: z.strictObject({ id: z.uuid() }),
});
