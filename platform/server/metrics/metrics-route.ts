import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import { Problem } from "#platform/server/http/problem.ts";
import type { Metrics } from "#platform/server/metrics/metrics.ts";
import { hostOf } from "../pages/cache-key.ts";

type Hosts = Readonly<{ backofficeHost: string; siteHosts: ReadonlyMap<string, unknown> }>;

const prefixes = ["api", "oauth2", "media", "cdn", "health", "metrics", "assets", "fonts"];

/** The label under which metrics count a request. */
export const kindOfRequest =
  ({ backofficeHost, siteHosts }: Hosts) =>
  ({ headers, url = "" }: IncomingMessage): string => {
    const host = hostOf(headers.host ?? "");
    const firstSegment = /^\/([a-z0-9-]+)(?:[/?#]|$)/.exec(url)?.[1] ?? "";
    if (prefixes.includes(firstSegment)) return firstSegment;
    if (host === backofficeHost) return "office";
    return siteHosts.has(host) ? "page" : "other";
  };

const isSame = (actual: string, expected: string): boolean =>
  actual.length === expected.length && timingSafeEqual(Buffer.from(actual), Buffer.from(expected));

/** Without a configured token, `/metrics` is public in the demo and absent in production. */
export const addMetrics = (
  app: FastifyInstance,
  metrics: Metrics,
  { metricsToken, production }: Readonly<{ metricsToken: string | null; production: boolean }>,
): void => {
  app.get("/metrics", async (request, reply) => {
    if (metricsToken === null && production) throw new Problem(404, "There is no such page.");
    const authorization = request.headers.authorization ?? "";
    if (metricsToken !== null && !isSame(authorization, `Bearer ${metricsToken}`)) {
      reply.header("www-authenticate", "Bearer");
      throw new Problem(401, "Metrics are read with their token.");
    }
    return reply
      .header("cache-control", "no-store")
      .type(metrics.contentType)
      .send(await metrics.read());
  });
};
