import fastify, { type FastifyInstance, type FastifyRequest } from "fastify";
import { z } from "zod";
import { marketByApiCountry } from "#markets/markets.ts";
import { createHttpServer } from "#platform/server/http/connection/http-server.ts";
import { letGoOfSilentReaders } from "#platform/server/http/connection/silent-readers.ts";
import { answerBeforeClosing } from "#platform/server/http/connection/unread-body.ts";
import {
  hasSeveralHosts,
  pathAsked,
  requirePlainRequest,
} from "#platform/server/http/plain-request.ts";
import { answerError, Problem } from "#platform/server/http/problem.ts";
import { dropForwardedHeaders } from "#platform/server/http/connection/trusted-proxies.ts";
import { logOptions } from "#platform/server/log/log-options.ts";
import { addRequestContext } from "#platform/server/log/request-context.ts";
import { createRequestLog } from "#platform/server/log/request-log.ts";
import { requestIdHeader, type RequestRecords } from "#platform/server/log/request-record.ts";
import { Overloaded } from "#platform/server/load/request-queue.ts";
import type { Metrics } from "#platform/server/metrics/metrics.ts";
import { toRoutedUrl } from "#platform/server/http/api-base.ts";
import type { AppOptions } from "./app-options.ts";
import type { OpenPageCache } from "./caches/open-page-cache.ts";
import type { SitePages } from "./site/open-site-pages.ts";
import { marketConstraint } from "#platform/server/http/market-constraint.ts";
import { hostOf } from "#platform/server/pages/cache-key.ts";

type Parts = Readonly<{
  metrics: Metrics;
  records: RequestRecords;
  pageCache: OpenPageCache;
  /** Seconds for the `retry-after` header of an overloaded server. */
  retryAfter: () => number;
}>;

type HttpApp = Readonly<{
  app: FastifyInstance;
  /**
   * Sets the page that answers a URL that cannot be decoded on a market's host. Until then a
   * problem answers it.
   */
  setUndecodableUrlPage: (page: SitePages) => void;
}>;

/** Files that pages of other origins may embed: other markets, the CDN and other sites. */
const crossOriginPaths = /^\/(?:media|cdn|assets|fonts)\//;

const countryParam = z.object({ country: z.string().optional() }).catch({});

/**
 * Every route with a schema brings its own compilers. Fastify would otherwise load the ones of JSON
 * Schema, which takes a start a tenth of a second.
 */
const buildCompiler = () => {
  throw new Error("A route with a schema needs compilers of its own.");
};

/** The server without its routes: security headers, errors and logging, which every request shares. */
export const createHttpApp = (
  { config, logTo }: AppOptions,
  { metrics, records, pageCache: { fastPath, safeHeaders }, retryAfter }: Parts,
): HttpApp => {
  const headers = Object.fromEntries(safeHeaders);
  const elapsed = () => performance.now();
  const logRequest = createRequestLog({ records, log: () => app.log, elapsed });
  let undecodableUrlPage: SitePages | null = null;
  const marketOf = (request: FastifyRequest): string | null => {
    const { country } = countryParam.parse(request.params);
    const ofCountry = country === undefined ? null : marketByApiCountry(country);
    return ofCountry?.id ?? config.siteHosts.get(hostOf(request.host)) ?? null;
  };
  const app = fastify({
    serverFactory: (handle) =>
      createHttpServer((request, response) => {
        metrics.watch(request, response);
        logRequest(request, response);
        dropForwardedHeaders(request.headers);
        if (hasSeveralHosts(request) || !fastPath.answer(request, response))
          handle(request, response);
      }),
    ...logOptions(config.logLevel, logTo ?? null),
    rewriteUrl: (request) => toRoutedUrl(pathAsked(request), config.apiBase),
    genReqId: (request) => records.of(request).id,
    bodyLimit: 2 * 1024 * 1024,
    schemaController: {
      compilersFactory: { buildValidator: buildCompiler, buildSerializer: buildCompiler },
    },
    trustProxy: config.proxies.length > 0 && [...config.proxies],
    // The router answers 404 to a parameter of more than 100 characters by default. With a higher
    // limit the route itself refuses the parameter and gives the reason.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16_384 },
    // Only a URL that cannot be decoded ends here; hooks and handlers never see such a request.
    frameworkErrors: (_error, request, reply) => {
      reply.headers(headers).header(requestIdHeader, request.id);
      const market = config.siteHosts.get(hostOf(request.host));
      const problem = new Problem(400, "This address cannot be read.");
      const isPage = request.method === "GET" && !request.url.startsWith("/api/");
      if (!market || !isPage || !undecodableUrlPage)
        return void answerError(problem, request, reply);
      undecodableUrlPage(request, reply, market).catch(
        () => void answerError(problem, request, reply),
      );
    },
  });
  app.addConstraintStrategy(marketConstraint((host) => config.siteHosts.get(hostOf(host))));
  app.setErrorHandler<Error>((error, request, reply) => {
    if (error instanceof Overloaded) reply.header("retry-after", retryAfter());
    return answerError(error, request, reply);
  });
  addRequestContext(app);
  letGoOfSilentReaders(app);
  answerBeforeClosing(app);
  app.addHook("onRequest", async (request, reply) => {
    reply.headers(headers).header(requestIdHeader, request.id);
    const record = records.of(request.raw);
    record.route = request.routeOptions.url ?? null;
    record.market = marketOf(request);
    if (crossOriginPaths.test(request.url))
      reply.header("cross-origin-resource-policy", "cross-origin");
    if (hostOf(request.host) === config.backofficeHost || request.url.startsWith("/api/"))
      reply.header("x-robots-tag", "noindex, nofollow");
  });
  app.addHook("onRequest", requirePlainRequest);
  return {
    app,
    setUndecodableUrlPage(page) {
      undecodableUrlPage = page;
    },
  };
};
