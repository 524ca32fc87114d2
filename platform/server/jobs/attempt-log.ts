import type { FastifyBaseLogger } from "fastify";
import type { Metrics } from "../metrics/metrics.ts";
import type { JobsOptions } from "./jobs.ts";

/** Counts each attempt at a job, and logs those that went wrong. */
export const attemptLog =
  (log: FastifyBaseLogger, metrics: Metrics): JobsOptions["onAttempt"] =>
  (attempt) => {
    metrics.countAttempt(attempt);
    const { name, id, outcome, error } = attempt;
    const level = outcome === "failed" ? "error" : "warn";
    if (error) log[level]({ err: error, job: name, id, outcome }, "a job went wrong");
  };
