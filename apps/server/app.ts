import { join } from "node:path";
import cookie from "@fastify/cookie";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { listDestinations } from "#features/destinations/store.ts";
import { mediaRoutes } from "#features/media/routes.ts";
import { drawingFont } from "#features/media/share-picture.ts";
import { processTimer } from "#features/pages/publication/clock.ts";
import { createInvalidationLog } from "#features/pages/publication/verify-live.ts";
import { publicationTag } from "#features/pages/publication/store.ts";
import { createRedirectCache } from "#features/redirects/redirect-cache.ts";
import { listResources } from "#features/resources/store.ts";
import { createCatalogue } from "#features/search/store.ts";
import { createMaintenanceCache } from "#features/settings/maintenance.ts";
import { deleteExpiredDevices } from "#features/staff/mails/devices.ts";
import { addStaffRoutes } from "#features/staff/routes.ts";
import { catalogueTag } from "#features/travels/store.ts";
import type { Market } from "#markets/market-type.ts";
import { marketByApiCountry, marketById } from "#markets/markets.ts";
import { createPageCache } from "#platform/server/cache/page-cache.ts";
import { createTaggedCache } from "#platform/server/cache/tagged-cache.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import { createSweep, idleTimer } from "#platform/server/database/upkeep/sweep.ts";
import type { FileStore } from "#platform/server/files/folder.ts";
import { Problem } from "#platform/server/http/problem.ts";
import { headersFor } from "#platform/server/http/safe-headers.ts";
import { identitySweeps } from "#platform/server/identity/sweep.ts";
import { queueCalls } from "#platform/server/load/queue-calls.ts";
import { afterPendingConnections } from "#platform/server/load/pending-connections.ts";
import { Overloaded, type QueueClock } from "#platform/server/load/request-queue.ts";
import type { LogTarget } from "#platform/server/log/log-options.ts";
import { createRequestRecords, type RequestRecords } from "#platform/server/log/request-record.ts";
import { addMailbox } from "#platform/server/mail/mailbox-routes.ts";
import { createMetrics, type Metrics } from "#platform/server/metrics/metrics.ts";
import { addApi } from "./api/api.ts";
import { backgroundSweeps, hasMailbox, openBackground } from "./background.ts";
import { backofficeOrigin, type Config, siteOrigins } from "./config/config.ts";
import { createEntityCaches } from "./entity-caches.ts";
import { blockThumbnails, thumbnailFolder } from "./files/block-thumbnails.ts";
import { addBuiltFiles } from "./files/built-files.ts";
import { sharePictures } from "./files/share-pictures.ts";
import { addHealth } from "./operations/health.ts";
import { createHttpApp } from "./http-app.ts";
import { followInvalidations } from "./invalidation.ts";
import { addMetrics, kindOfRequest } from "./operations/metrics.ts";
import type { Development } from "./office/office-host.ts";
import { addPages } from "./pages.ts";
import { createQueues, queueOfCall, type Queues, retryAfter } from "./queues.ts";
import { createOverloadAnswer } from "./site/overload-page.ts";
import { createPreview } from "./site/preview.tsx";
import { createSiteHandler, createRenderer, type SiteBuild } from "./site/render.ts";
import { hostOf, isSitemapPage } from "./site/response/cache-key.ts";
import { createFastPath } from "./site/response/fast-path.ts";
import type { RenderedPage } from "./site/response/rendered-page.ts";
import { createVariants } from "./site/response/variants.ts";
import { createSite } from "./site/serve.ts";
import { readMarketCurrencies, type SiteSources } from "./site/site-request.ts";

export type AppOptions = Readonly<{
  config: Config;
  database: OpenDatabase;
  build: SiteBuild;
  /** The folder of the built files of site and back-office. */
  buildDir: string;
  /** Uploaded pictures and generated ones. */
  files: FileStore;
  now: () => Date;
  /** `Math.random` by default. */
  random?: () => number;
  /** Measures how long requests wait in queues; the process's clock by default. */
  waitClock?: Pick<QueueClock, "elapsed" | "timer">;
  /** What `npm run dev` provides instead of a build; null when the server runs from a build. */
  development: Development | null;
  /**
   * Whether the process is stopping. Its health check then fails, so that a load balancer sends no
   * more requests.
   */
  isStopping?: () => boolean;
  /** Where log lines go; standard output by default. */
  logTo?: LogTarget;
  /** Whether `/metrics` includes memory and CPU figures. */
  includeProcessMetrics?: boolean;
}>;

/** The caches of database rows in this process, and the sources of pages that read through them. */
const openCaches = ({ config, database: { db }, now }: AppOptions) => {
  const entities = createTaggedCache();
  const catalogue = createCatalogue(db, { now });
  const redirects = createRedirectCache(db);
  const maintenance = createMaintenanceCache(db, now);
  const sources: SiteSources & { now: () => Date } = {
    db,
    product: config.product,
    origins: siteOrigins(config),
    thirdParties: config.thirdParties,
    ...catalogue,
    entityCaches: createEntityCaches(entities),
    now,
  };
  const all = [entities, catalogue, redirects, maintenance];
  return { catalogue, redirects, maintenance, sources, all };
};

type Caches = ReturnType<typeof openCaches>;

/** The page cache with the fast path that answers from it. */
const openPageCache = ({ config, now, development }: AppOptions, records: RequestRecords) => {
  const clock = () => now().getTime();
  const cache = createPageCache<RenderedPage>({
    limits: development ? { pages: 0, combinations: 0 } : config.pageCache,
    isPage: isSitemapPage,
    now: clock,
  });
  const variants = createVariants(config.pageCache.combinations / 2);
  const safeHeaders = headersFor(config.production);
  const fastPath = createFastPath({
    cache,
    variants,
    commonHeaders: safeHeaders,
    records,
    marketOf: (host) => config.siteHosts.get(hostOf(host)),
    now: clock,
  });
  return { cache, variants, fastPath, safeHeaders };
};

type OpenPageCache = ReturnType<typeof openPageCache>;
type Parts = Readonly<{ caches: Caches; pageCache: OpenPageCache; queues: Queues }>;

const openMetrics = (
  { config, database, includeProcessMetrics = false }: AppOptions,
  { cache }: OpenPageCache,
): Metrics => {
  const metrics = createMetrics({
    kindOf: kindOfRequest(config),
    elapsed: () => performance.now() / 1000,
    hasProcessMetrics: includeProcessMetrics,
  });
  metrics.watchBytes(cache.bytes);
  metrics.watchDatabase(database);
  return metrics;
};

/** The handler of the public pages of all markets. */
const openSitePages = (
  { build, config }: AppOptions,
  { caches, pageCache, queues }: Parts,
  metrics: Metrics,
  {
    retryAfterSeconds,
    report,
  }: Readonly<{ retryAfterSeconds: () => number; report: (error: unknown) => void }>,
) => {
  const { catalogue, redirects, maintenance, sources } = caches;
  const { cache, variants, fastPath } = pageCache;
  const renderPage = createRenderer({ ...sources, build, report });
  const render: typeof renderPage = (...args) => metrics.timeRender(() => renderPage(...args));
  const site = createSite({
    render,
    redirects,
    maintenance,
    cache,
    variants,
    fastPath,
    queue: queues.pages,
    db: sources.db,
    product: config.product,
    origins: sources.origins,
    currenciesOf: (market) => readMarketCurrencies(sources, market),
    travelOutlines: catalogue.travelOutlines,
    placeCounts: catalogue.placeCounts,
    now: sources.now,
  });
  const answerOverload = createOverloadAnswer(config.product, retryAfterSeconds);
  return (request: FastifyRequest, reply: FastifyReply, market: string) =>
    site(request, reply, market).catch((error: unknown) => {
      if (!(error instanceof Overloaded)) throw error;
      return answerOverload(request, reply, market);
    });
};

const searchSources = ({ catalogue, sources: { db, entityCaches } }: Caches) => ({
  catalogue,
  destinationsOf: (market: string) =>
    entityCaches.destinations.one(market, [catalogueTag(market)], () =>
      listDestinations(db, market),
    ),
  resourcesOf: (market: string) =>
    entityCaches.resources.one(market, [catalogueTag(market)], () => listResources(db, market)),
});

/** Routes of library pictures, of pictures for shared links and of block thumbnails. */
const addPictures = async (
  app: FastifyInstance,
  { config, database: { db }, files, buildDir }: AppOptions,
  queue: Queues["pictures"],
): Promise<void> => {
  await app.register(mediaRoutes, { db, files, queue });
  await app.register(sharePictures, {
    db,
    files,
    queue,
    product: config.product,
    fontfile: join(buildDir, "fonts", drawingFont.file),
  });
  await app.register(blockThumbnails, {
    prefix: "/cdn/composer",
    folder: thumbnailFolder(buildDir),
  });
};

/** Deletes expired rows at intervals. */
const addSweep = (app: FastifyInstance, { database: { db }, now }: AppOptions): void => {
  const sweep = createSweep({
    tasks: [
      ...identitySweeps(db, now),
      ...backgroundSweeps(db, now),
      (limit) => deleteExpiredDevices(db, now(), limit),
    ],
    timer: idleTimer,
    chance: Math.random,
    report: (error) => app.log.error(error),
  });
  app.addHook("onReady", async () => void sweep.start());
  app.addHook("onClose", () => sweep.stop());
};

/** The market whose language mails to staff use; accounts have no language of their own. */
const marketOfStaff = ({ country }: Config): Market =>
  marketByApiCountry(country) ?? marketById("international");

/** A worker's port answers health checks and metrics only. */
const refuseAllButMonitoring = async ({ url }: FastifyRequest) => {
  if (!/^\/(?:metrics|health)(?:[/?]|$)/.test(url))
    throw new Problem(404, "This process does background work and shows no pages.");
};

/** Adds the health check, the metrics and, where mails are not sent, the page that shows them. */
const addMonitoring = (
  app: FastifyInstance,
  { config, database: { db }, isStopping = () => false }: AppOptions,
  metrics: Metrics,
): void => {
  addHealth(app, { db, isStopping });
  addMetrics(app, metrics, config);
  if (hasMailbox(config))
    addMailbox(app, { db, hasMailbox: (host) => config.siteHosts.has(hostOf(host)) });
};

/** Assembles the whole product: one server for every host. */
export const createApp = async (options: AppOptions): Promise<FastifyInstance> => {
  const { config, database, build, buildDir, now, development } = options;
  const { random = Math.random } = options;
  const { waitClock = { elapsed: () => performance.now(), timer: processTimer } } = options;
  const { db } = database;
  const caches = openCaches(options);
  const records = createRequestRecords(config.proxies);
  const pageCache = openPageCache(options, records);
  const metrics = openMetrics(options, pageCache);
  const retryAfterSeconds = () => retryAfter(random);
  const app = createHttpApp({
    config,
    metrics,
    records,
    logTo: options.logTo ?? null,
    elapsed: () => performance.now(),
    fastPath: pageCache.fastPath,
    safeHeaders: pageCache.safeHeaders,
    retryAfter: retryAfterSeconds,
    undecodableUrlPage: (...args) => sitePage(...args),
  });
  const queues = createQueues({ ...waitClock, turn: afterPendingConnections(app.server) });
  metrics.watchQueues(queues);
  const sitePage = openSitePages(options, { caches, pageCache, queues }, metrics, {
    retryAfterSeconds,
    report: (error) => app.log.error(error),
  });

  const invalidations = createInvalidationLog(now);
  const background = await openBackground({ config, database, now, metrics, log: app.log });
  app.addHook("onClose", () => background.stop());
  addSweep(app, options);
  await followInvalidations({
    database,
    caches: caches.all,
    cache: pageCache.cache,
    fastPath: pageCache.fastPath,
    invalidations,
    origins: caches.sources.origins,
    onChange: (tags) => {
      if (tags === null || tags.includes(publicationTag)) background.wake();
    },
  });

  if (config.role === "worker") app.addHook("onRequest", refuseAllButMonitoring);
  queueCalls(
    app,
    queueOfCall(queues, (request) => hostOf(request.host) === config.backofficeHost),
  );
  addMonitoring(app, options, metrics);
  await addBuiltFiles(app, buildDir);
  await app.register(cookie);
  await addStaffRoutes(app, {
    db,
    origin: backofficeOrigin(config),
    secret: config.secret,
    provider: config.staffProvider,
    secureCookies: config.production,
    now,
    notice: { mailer: background.mailer, product: config.product, market: marketOfStaff(config) },
  });
  await addApi(app, {
    config,
    db,
    now,
    jobs: background.jobs,
    invalidations,
    preview: createPreview({
      ...caches.sources,
      ...createSiteHandler(build),
      onError: (error) => app.log.error(error),
    }),
    search: searchSources(caches),
    listen: (...args) => database.listen(...args),
  });
  await addPictures(app, options, queues.pictures);
  await addPages(app, { config, db, now, buildDir, development, records, sitePage });
  return app;
};
