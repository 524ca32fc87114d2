import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import { createHttpServer } from "#platform/server/http/connection/http-server.ts";
import { answerError, Problem } from "#platform/server/http/problem.ts";
import type { headersFor } from "#platform/server/http/safe-headers.ts";
import { dropForwarded } from "#platform/server/http/connection/trusted-proxies.ts";
import { Overloaded } from "#platform/server/load/queue.ts";
import type { Metrics } from "#platform/server/metrics/metrics.ts";
import type { Config } from "./config/config.ts";
import { hostOf } from "./site/response/cache-key.ts";
import type { FastPath } from "./site/response/fast-path.ts";

export type HttpAppOptions = Readonly<{
  config: Config;
  metrics: Metrics;
  fastPath: FastPath;
  safeHeaders: ReturnType<typeof headersFor>;
  /** Seconds after which it is worth asking again. */
  retryAfter: () => number;
  /** The page of a market at an address that cannot be decoded. */
  unreadablePage: (
    request: FastifyRequest,
    reply: FastifyReply,
    market: string,
  ) => Promise<unknown>;
}>;

/** Pictures, fonts and what is built: pages of a CDN, of other markets and of other sites show them. */
const forPagesOfOthers = /^\/(?:media|cdn|assets|fonts)\//;

/** The server without its routes: what holds for every request, whatever it asks for. */
export const createHttpApp = ({
  config,
  metrics,
  fastPath,
  safeHeaders,
  retryAfter,
  unreadablePage,
}: HttpAppOptions): FastifyInstance => {
  const headers = Object.fromEntries(safeHeaders);
  const app = fastify({
    serverFactory: (handle) =>
      createHttpServer((request, response) => {
        metrics.watch(request, response);
        dropForwarded(request.headers);
        if (!fastPath.answer(request, response)) handle(request, response);
      }),
    logger:
      config.logLevel === "silent"
        ? false
        : { level: config.logLevel, redact: ["req.headers.cookie", "req.headers.authorization"] },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 2 * 1024 * 1024,
    trustProxy: config.proxies.length > 0 && [...config.proxies],
    // A name in an address that is longer than the router's own 100 is for its route to refuse.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16_384 },
    // The only one is an address that cannot be decoded, which no hook and no handler sees.
    frameworkErrors: (_error, request, reply) => {
      reply.headers(headers);
      const market = config.siteHosts.get(hostOf(request.host));
      const problem = new Problem(400, "This address cannot be read.");
      const isPage = market && request.method === "GET" && !request.url.startsWith("/api/");
      if (!isPage) return void answerError(problem, request, reply);
      unreadablePage(request, reply, market).catch(() => void answerError(problem, request, reply));
    },
  });
  app.setErrorHandler<Error>((error, request, reply) => {
    if (error instanceof Overloaded) reply.header("retry-after", retryAfter());
    return answerError(error, request, reply);
  });
  app.addHook("onRequest", async (request, reply) => {
    reply.headers(headers);
    if (forPagesOfOthers.test(request.url))
      reply.header("cross-origin-resource-policy", "cross-origin");
    if (hostOf(request.host) === config.backofficeHost || request.url.startsWith("/api/"))
      reply.header("x-robots-tag", "noindex, nofollow");
  });
  return app;
};
