import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import { Problem } from "#platform/server/http/problem.ts";
import type { Metrics } from "#platform/server/metrics/metrics.ts";
import type { Config } from "../config/config.ts";
import { hostOf } from "#apps/server/site/response/cache-key.ts";

const prefixes = ["api", "oauth2", "media", "cdn", "health", "metrics", "assets", "fonts"];

/** What a request asks for, as metrics count it; the staff's pages and assets are the office's. */
export const kindOfRequest =
  ({ backofficeHost, siteHosts }: Pick<Config, "backofficeHost" | "siteHosts">) =>
  ({ headers, url = "" }: IncomingMessage): string => {
    const host = hostOf(headers.host ?? "");
    const first = /^\/([a-z0-9-]+)(?:[/?#]|$)/.exec(url)?.[1] ?? "";
    if (prefixes.includes(first)) return first;
    if (host === backofficeHost) return "office";
    return siteHosts.has(host) ? "page" : "other";
  };

const isSame = (given: string, wanted: string): boolean =>
  given.length === wanted.length && timingSafeEqual(Buffer.from(given), Buffer.from(wanted));

/**
 * `/metrics` for whoever shows the configured token; for everybody in the demo where none is
 * configured, and for nobody in production.
 */
export const addMetrics = (
  app: FastifyInstance,
  metrics: Metrics,
  { metricsToken, production }: Pick<Config, "metricsToken" | "production">,
): void => {
  app.get("/metrics", async (request, reply) => {
    if (metricsToken === null && production) throw new Problem(404, "There is no such page.");
    const given = request.headers.authorization ?? "";
    if (metricsToken !== null && !isSame(given, `Bearer ${metricsToken}`)) {
      reply.header("www-authenticate", "Bearer");
      throw new Problem(401, "Metrics are read with their token.");
    }
    return reply
      .header("cache-control", "no-store")
      .type(metrics.contentType)
      .send(await metrics.read());
  });
};
