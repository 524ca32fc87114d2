import { join } from "node:path";
import cookie from "@fastify/cookie";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { listDestinations } from "#features/destinations/store.ts";
import { mediaRoutes } from "#features/media/routes.ts";
import { drawingFont } from "#features/media/share-picture.ts";
import { processTimer } from "#features/pages/publication/clock.ts";
import { createInvalidationLog } from "#features/pages/publication/verify-live.ts";
import { publicationTag } from "#features/pages/publication/store.ts";
import { createRedirectTable } from "#features/redirects/table.ts";
import { listResources } from "#features/resources/store.ts";
import { createCatalogue } from "#features/search/store.ts";
import { createMaintenanceCache } from "#features/settings/maintenance.ts";
import { sweepDevices } from "#features/staff/mails/devices.ts";
import { addStaffRoutes } from "#features/staff/routes.ts";
import { catalogueTag } from "#features/travels/store.ts";
import type { Market } from "#markets/market-type.ts";
import { marketByApiCountry, marketById } from "#markets/markets.ts";
import { createPageCache } from "#platform/server/cache/page-cache.ts";
import { createTaggedCache } from "#platform/server/cache/tagged-cache.ts";
import type { OpenDatabase } from "#platform/server/database/open.ts";
import { createSweep, idleTimer } from "#platform/server/database/upkeep/sweep.ts";
import type { FileStore } from "#platform/server/files/folder.ts";
import { Problem } from "#platform/server/http/problem.ts";
import { headersFor } from "#platform/server/http/safe-headers.ts";
import { identitySweeps } from "#platform/server/identity/sweep.ts";
import { admitCalls } from "#platform/server/load/calls.ts";
import { lettingIn } from "#platform/server/load/let-in.ts";
import { Overloaded, type QueueClock } from "#platform/server/load/queue.ts";
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
import { answering, createRenderer, type SiteBuild } from "./site/render.ts";
import { hostOf, isSitemapPage } from "./site/response/cache-key.ts";
import { createFastPath } from "./site/response/fast-path.ts";
import type { RenderedPage } from "./site/response/rendered-page.ts";
import { createVariants } from "./site/response/variants.ts";
import { createSite } from "./site/serve.ts";
import { openMoney, type SiteSources } from "./site/site-request.ts";

export type AppOptions = Readonly<{
  config: Config;
  database: OpenDatabase;
  build: SiteBuild;
  /** Where the built files of both browsers' apps lie. */
  buildDir: string;
  /** Where uploaded and drawn files lie. */
  files: FileStore;
  now: () => Date;
  /** From 0 to 1; `Math.random` unless given. */
  chance?: () => number;
  /** By which waiting for a place is measured; that of the process unless given. */
  waitClock?: Pick<QueueClock, "elapsed" | "timer">;
  /** Null in the built product. */
  development: Development | null;
  /** Whether the process is being stopped, so that a balancer sends it nothing more; false unless given. */
  isLeaving?: () => boolean;
  /** Whether `/metrics` tells of memory and processor too; false unless given. */
  metricsOfProcess?: boolean;
}>;

/** The rows of the database that the process holds in memory, and what is made of them. */
const openCopies = ({ config, database: { db }, now }: AppOptions) => {
  const entities = createTaggedCache();
  const catalogue = createCatalogue(db, { now });
  const redirects = createRedirectTable(db);
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

type Copies = ReturnType<typeof openCopies>;

/** Kept pages, and what answers them without the rest of the server. */
const openPageCache = ({ config, now, development }: AppOptions) => {
  const clock = () => now().getTime();
  const cache = createPageCache<RenderedPage>({
    rooms: development ? { pages: 0, combinations: 0 } : config.pageCache,
    isPage: isSitemapPage,
    now: clock,
  });
  const variants = createVariants(config.pageCache.combinations / 2);
  const safeHeaders = headersFor(config.production);
  const fastPath = createFastPath({
    cache,
    variants,
    ofAll: safeHeaders,
    marketOf: (host) => config.siteHosts.get(hostOf(host)),
    now: clock,
  });
  return { cache, variants, fastPath, safeHeaders };
};

type OpenPageCache = ReturnType<typeof openPageCache>;
type Parts = Readonly<{ copies: Copies; pageCache: OpenPageCache; queues: Queues }>;

const openMetrics = (
  { config, database, metricsOfProcess = false }: AppOptions,
  { cache }: OpenPageCache,
): Metrics => {
  const metrics = createMetrics({
    kindOf: kindOfRequest(config),
    elapsed: () => performance.now() / 1000,
    isOfProcess: metricsOfProcess,
  });
  metrics.watchBytes(cache.bytes);
  metrics.watchDatabase(database);
  return metrics;
};

/** What answers the public pages of every market. */
const openSitePages = (
  { build, config }: AppOptions,
  { copies, pageCache, queues }: Parts,
  metrics: Metrics,
  wait: () => number,
) => {
  const { catalogue, redirects, maintenance, sources } = copies;
  const { cache, variants, fastPath } = pageCache;
  const draw = createRenderer({ ...sources, build });
  const render: typeof draw = (...about) => metrics.timeRender(() => draw(...about));
  const site = createSite({
    render,
    redirects,
    maintenance,
    cache,
    variants,
    kept: fastPath,
    queue: queues.pages,
    db: sources.db,
    product: config.product,
    origins: sources.origins,
    moneyOf: (market) => openMoney(sources, market),
    outlineTravels: catalogue.outlineTravels,
    placeCounts: catalogue.placeCounts,
    now: sources.now,
  });
  const answerOverload = createOverloadAnswer(config.product, wait);
  return (request: FastifyRequest, reply: FastifyReply, market: string) =>
    site(request, reply, market).catch((error: unknown) => {
      if (!(error instanceof Overloaded)) throw error;
      return answerOverload(request, reply, market);
    });
};

/** What the public calls of the search answer from. */
const searchSources = ({ catalogue, sources: { db, entityCaches } }: Copies) => ({
  catalogue,
  destinationsOf: (market: string) =>
    entityCaches.destinations.one(market, [catalogueTag(market)], () =>
      listDestinations(db, market),
    ),
  resourcesOf: (market: string) =>
    entityCaches.resources.one(market, [catalogueTag(market)], () => listResources(db, market)),
});

/** Pictures: those of the library, those that are drawn for shared links, and those of the block picker. */
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

/** Removes rows that have had their time, now and then while the process runs. */
const addSweep = (app: FastifyInstance, { database: { db }, now }: AppOptions): void => {
  const sweep = createSweep({
    tasks: [
      ...identitySweeps(db, now),
      ...backgroundSweeps(db, now),
      (most) => sweepDevices(db, now(), most),
    ],
    timer: idleTimer,
    chance: Math.random,
    report: (error) => app.log.error(error),
  });
  app.addHook("onReady", async () => void sweep.start());
  app.addHook("onClose", () => sweep.stop());
};

/** Whose language the company's mails to its staff are in: accounts have none of their own. */
const marketOfStaff = ({ country }: Config): Market =>
  marketByApiCountry(country) ?? marketById("international");

/** A worker has a port for who looks after it, and for nobody else. */
const answersOnlyMachines = async ({ url }: FastifyRequest) => {
  if (!/^\/(?:metrics|health)(?:[/?]|$)/.test(url))
    throw new Problem(404, "This process does background work and shows no pages.");
};

/** Puts the whole product together: one server for every host. */
export const createApp = async (options: AppOptions): Promise<FastifyInstance> => {
  const { config, database, build, buildDir, now, development } = options;
  const { chance = Math.random, isLeaving = () => false } = options;
  const { waitClock = { elapsed: () => performance.now(), timer: processTimer } } = options;
  const { db } = database;
  const copies = openCopies(options);
  const pageCache = openPageCache(options);
  const metrics = openMetrics(options, pageCache);
  const wait = () => retryAfter(chance);
  const app = createHttpApp({
    config,
    metrics,
    fastPath: pageCache.fastPath,
    safeHeaders: pageCache.safeHeaders,
    retryAfter: wait,
    unreadablePage: (...about) => sitePage(...about),
  });
  const queues = createQueues({ ...waitClock, turn: lettingIn(app.server) });
  metrics.watchQueues(queues);
  const sitePage = openSitePages(options, { copies, pageCache, queues }, metrics, wait);

  const invalidations = createInvalidationLog(now);
  const background = await openBackground({ config, database, now, metrics, log: app.log });
  app.addHook("onClose", () => background.stop());
  addSweep(app, options);
  await followInvalidations({
    database,
    copies: copies.all,
    cache: pageCache.cache,
    fastPath: pageCache.fastPath,
    invalidations,
    origins: copies.sources.origins,
    onChange: (tags) => {
      if (tags === null || tags.includes(publicationTag)) background.wake();
    },
  });

  if (config.role === "worker") app.addHook("onRequest", answersOnlyMachines);
  admitCalls(
    app,
    queueOfCall(queues, (request) => hostOf(request.host) === config.backofficeHost),
  );
  addHealth(app, { db, isLeaving });
  addMetrics(app, metrics, config);
  if (hasMailbox(config))
    addMailbox(app, { db, isOn: (host) => config.siteHosts.has(hostOf(host)) });
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
      ...copies.sources,
      ...answering(build),
      onError: (error) => app.log.error(error),
    }),
    search: searchSources(copies),
    listen: (...about) => database.listen(...about),
  });
  await addPictures(app, options, queues.pictures);
  await addPages(app, { config, db, now, buildDir, development, sitePage });
  return app;
};
