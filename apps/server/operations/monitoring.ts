import type { FastifyInstance, FastifyRequest } from "fastify";
import { Problem } from "#platform/server/http/problem.ts";
import { addMailbox } from "#platform/server/mail/mailbox-routes.ts";
import type { Metrics } from "#platform/server/metrics/metrics.ts";
import type { AppOptions } from "../app-options.ts";
import { hasMailbox } from "../background.ts";
import { hostOf } from "#platform/server/pages/cache-key.ts";
import { addHealth } from "#platform/server/http/health.ts";
import { addMetrics } from "#platform/server/metrics/metrics-route.ts";

const refuseAllButMonitoring = async ({ url }: FastifyRequest) => {
  if (!/^\/(?:metrics|health)(?:[/?]|$)/.test(url))
    throw new Problem(404, "This process does background work and shows no pages.");
};

/** A worker's port answers health checks and metrics only. */
export const limitWorker = (app: FastifyInstance, { config }: AppOptions): void => {
  if (config.role === "worker") app.addHook("onRequest", refuseAllButMonitoring);
};

/** Adds the health check, the metrics and, where mails are not sent, the page that shows them. */
export const addMonitoring = (
  app: FastifyInstance,
  { config, database: { db }, isStopping = () => false }: AppOptions,
  metrics: Metrics,
): void => {
  addHealth(app, { db, isStopping });
  addMetrics(app, metrics, config);
  if (hasMailbox(config))
    addMailbox(app, { db, hasMailbox: (host) => config.siteHosts.has(hostOf(host)) });
};
