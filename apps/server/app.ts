import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import { z } from "zod";
import { listDestinations } from "#features/destinations/store.ts";
import { drawingFont } from "#features/media/share-picture.ts";
import { mediaRoutes } from "#features/media/routes.ts";
import { processTimer } from "#features/pages/publication/clock.ts";
import { createRenewals } from "#features/pages/publication/proof.ts";
import { publicationTag } from "#features/pages/publication/store.ts";
import { listResources } from "#features/resources/store.ts";
import { createRedirectTable } from "#features/redirects/table.ts";
import { createCatalogue } from "#features/search/store.ts";
import { createMaintenanceWatch } from "#features/settings/maintenance.ts";
import { addStaffRoutes } from "#features/staff/routes.ts";
import { staffSweeps } from "#features/staff/sweep.ts";
import { catalogueTag } from "#features/travels/store.ts";
import { createTaggedCache } from "#platform/server/cache/tagged-cache.ts";
import { createPageCache } from "#platform/server/cache/page-cache.ts";
import { tagChannel } from "#platform/server/cache/invalidate-tags.ts";
import type { OpenDatabase } from "#platform/server/database/open.ts";
import { createSweep, idleTimer } from "#platform/server/database/sweep.ts";
import type { FileStore } from "#platform/server/files/folder.ts";
import { createMetrics } from "#platform/server/metrics/metrics.ts";
import { createHttpServer } from "#platform/server/http/connection/http-server.ts";
import { answerError, Problem } from "#platform/server/http/problem.ts";
import { headersFor } from "#platform/server/http/safe-headers.ts";
import { sweepEffects } from "#platform/server/jobs/effects.ts";
import { admitCalls } from "#platform/server/load/calls.ts";
import { lettingIn } from "#platform/server/load/let-in.ts";
import { Overloaded, type QueueClock } from "#platform/server/load/queue.ts";
import { dropForwarded } from "#platform/server/http/connection/trusted-proxies.ts";
import { addApi } from "./api/api.ts";
import { openBackground } from "./background.ts";
import { thumbnailFolder, blockThumbnails } from "./files/block-thumbnails.ts";
import { backofficeOrigin, type Config, siteOrigins } from "./config.ts";
import { addMetrics, kindOfRequest } from "./metrics.ts";
import { createQueues, queueOfCall, retryAfter } from "./queues.ts";
import { createOfficePage } from "./office-page.ts";
import { sharePictures } from "./files/share-pictures.ts";
import { createEntityCaches } from "./entity-caches.ts";
import type { RenderedPage } from "./site/response/rendered-page.ts";
import { createFastPath } from "./site/response/fast-path.ts";
import { addressesOf, hostOf, isSitemapPage } from "./site/response/cache-key.ts";
import { createOverloadAnswer } from "./site/overload-page.ts";
import { createPreview } from "./site/preview.tsx";
import { answering, createRenderer, type SiteBuild } from "./site/render.ts";
import { createSite } from "./site/serve.ts";
import { openMoney } from "./site/site-request.ts";
import { createVariants } from "./site/response/variants.ts";

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

/** What `npm run dev` does in the server's place. */
export type Development = Readonly<{
  /** The staff app's page, made anew for an address. */
  officePage: (url: string) => Promise<string>;
}>;

const tagsSchema = z.array(z.string());

// Mantine writes styles into the page; everything else comes from this host.
const officePolicy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Pictures, fonts and what is built: pages of a CDN, of other markets and of other sites show them. */
const forPagesOfOthers = /^\/(?:media|cdn|assets|fonts)\//;

/** Under these the staff app has no screen. */
const noScreen = /^\/(?:metrics|dev)(?:\/|$)/;

/** A worker has a port for who looks after it, and for nobody else. */
const answersOnlyMachines = async ({ url }: FastifyRequest) => {
  if (!/^\/(?:metrics|health)(?:[/?]|$)/.test(url))
    throw new Problem(404, "This process does background work and shows no pages.");
};

/** Puts the whole product together: one server for every host. */
export const createApp = async ({
  config,
  database,
  build,
  buildDir,
  files,
  now,
  chance = Math.random,
  waitClock = { elapsed: () => performance.now(), timer: processTimer },
  development,
  isLeaving = () => false,
  metricsOfProcess = false,
}: AppOptions): Promise<FastifyInstance> => {
  const { db } = database;
  const clock = () => now().getTime();
  const cache = createPageCache<RenderedPage>({
    rooms: development ? { pages: 0, combinations: 0 } : config.pageCache,
    isPage: isSitemapPage,
    now: clock,
  });
  const variants = createVariants(config.pageCache.combinations / 2);
  const ofAll = headersFor(config.production);
  const kept = createFastPath({
    cache,
    variants,
    ofAll,
    marketOf: (host) => config.siteHosts.get(hostOf(host)),
    now: clock,
  });
  const metrics = createMetrics({
    kindOf: kindOfRequest(config),
    elapsed: () => performance.now() / 1000,
    isOfProcess: metricsOfProcess,
  });
  metrics.watchBytes(cache.bytes);
  metrics.watchDatabase(database);
  const app = fastify({
    serverFactory: (handle) =>
      createHttpServer((request, response) => {
        metrics.watch(request, response);
        dropForwarded(request.headers);
        if (!kept.answer(request, response)) handle(request, response);
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
      reply.headers(Object.fromEntries(ofAll));
      const market = config.siteHosts.get(hostOf(request.host));
      const problem = new Problem(400, "This address cannot be read.");
      const isPage = market && request.method === "GET" && !request.url.startsWith("/api/");
      if (!isPage) return void answerError(problem, request, reply);
      sitePage(request, reply, market).catch(() => void answerError(problem, request, reply));
    },
  });
  const wait = () => retryAfter(chance);
  app.setErrorHandler<Error>((error, request, reply) => {
    if (error instanceof Overloaded) reply.header("retry-after", wait());
    return answerError(error, request, reply);
  });
  const queues = createQueues({ ...waitClock, turn: lettingIn(app.server) });
  metrics.watchQueues(queues);

  const redirects = createRedirectTable(db);
  const maintenance = createMaintenanceWatch(db, now);
  const catalogue = createCatalogue(db, { now });
  const memory = createTaggedCache();
  const renewals = createRenewals(now);
  const origins = siteOrigins(config);
  const background = await openBackground({ config, database, now, metrics, log: app.log });
  app.addHook("onClose", () => background.stop());
  const sweep = createSweep({
    tasks: [...staffSweeps(db, now), (most) => sweepEffects(db, now(), most)],
    timer: idleTimer,
    chance: Math.random,
    report: (error) => app.log.error(error),
  });
  app.addHook("onReady", async () => void sweep.start());
  app.addHook("onClose", () => sweep.stop());

  const copies = [memory, catalogue, redirects, maintenance];
  await database.listen(
    tagChannel,
    (payload) => {
      const tags = tagsSchema.parse(JSON.parse(payload));
      for (const copy of copies) copy.invalidate(tags);
      renewals.note(tags, addressesOf(cache.invalidate(tags), origins));
      kept.clear();
      if (tags.includes(publicationTag)) background.wake();
    },
    () => {
      for (const copy of [...copies, cache]) copy.clear();
      kept.clear();
      background.wake();
    },
  );

  if (config.role === "worker") app.addHook("onRequest", answersOnlyMachines);
  app.addHook("onRequest", async (request, reply) => {
    reply.headers(Object.fromEntries(ofAll));
    if (forPagesOfOthers.test(request.url))
      reply.header("cross-origin-resource-policy", "cross-origin");
    if (hostOf(request.host) === config.backofficeHost || request.url.startsWith("/api/"))
      reply.header("x-robots-tag", "noindex, nofollow");
  });

  admitCalls(
    app,
    queueOfCall(queues, (request) => hostOf(request.host) === config.backofficeHost),
  );

  app.get("/health/live", async () => ({ status: "ok" }));
  app.get("/health/ready", async () => {
    if (isLeaving()) throw new Problem(503, "This process is being stopped.");
    try {
      await db.selectFrom("cache_version").select("tag").limit(1).execute();
    } catch {
      throw new Problem(503, "The database does not answer.");
    }
    return { status: "ok" };
  });

  addMetrics(app, metrics, config);

  // Pages name their icon; programs that ask here without reading one need not ask again soon.
  app.get("/favicon.ico", async (_request, reply) =>
    reply.status(204).header("cache-control", "public, max-age=2592000").send(),
  );

  await app.register(fastifyStatic, {
    root: join(buildDir, "site/client/assets"),
    prefix: "/assets/",
    preCompressed: true,
    immutable: true,
    maxAge: "365d",
  });

  await app.register(fastifyStatic, {
    root: join(buildDir, "fonts"),
    prefix: "/fonts/",
    decorateReply: false,
    maxAge: "30d",
    // A page that takes them from a CDN is of another origin.
    setHeaders: (reply) => {
      void reply.header("access-control-allow-origin", "*");
    },
  });

  await addStaffRoutes(app, {
    db,
    origin: backofficeOrigin(config),
    secret: config.secret,
    provider: null,
    secureCookies: config.production,
    now,
  });
  const entityCaches = createEntityCaches(memory);
  const sources = {
    db,
    product: config.product,
    origins,
    thirdParties: config.thirdParties,
    ...catalogue,
    entityCaches,
    now,
  };
  const onError = (error: unknown) => app.log.error(error);
  const preview = createPreview({ ...sources, ...answering(build), onError });
  await addApi(app, {
    config,
    db,
    now,
    jobs: background.jobs,
    renewals,
    preview,
    search: {
      catalogue,
      destinationsOf: (market) =>
        entityCaches.destinations.one(market, [catalogueTag(market)], () =>
          listDestinations(db, market),
        ),
      resourcesOf: (market) =>
        entityCaches.resources.one(market, [catalogueTag(market)], () => listResources(db, market)),
    },
    listen: (...about) => database.listen(...about),
  });
  await app.register(mediaRoutes, { db, files, queue: queues.pictures });
  await app.register(sharePictures, {
    db,
    files,
    queue: queues.pictures,
    product: config.product,
    fontfile: join(buildDir, "fonts", drawingFont.file),
  });
  await app.register(blockThumbnails, {
    prefix: "/cdn/composer",
    folder: thumbnailFolder(buildDir),
  });

  await app.register(fastifyStatic, {
    root: join(buildDir, "backoffice/backoffice-assets"),
    prefix: "/backoffice-assets/",
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: "365d",
  });
  const officePage =
    development?.officePage ??
    (await createOfficePage(join(buildDir, "backoffice"), config.country));

  const draw = createRenderer({ ...sources, build });
  const render: typeof draw = (...about) => metrics.timeRender(() => draw(...about));
  const site = createSite({
    render,
    redirects,
    maintenance,
    cache,
    variants,
    kept,
    queue: queues.pages,
    db,
    product: config.product,
    origins,
    moneyOf: (market) => openMoney(sources, market),
    outline: catalogue.outline,
    placeCounts: catalogue.placeCounts,
    now,
  });
  const answerOverload = createOverloadAnswer(config.product, wait);
  const sitePage = (request: FastifyRequest, reply: FastifyReply, market: string) =>
    site(request, reply, market).catch((error: unknown) => {
      if (!(error instanceof Overloaded)) throw error;
      return answerOverload(request, reply, market);
    });
  app.setNotFoundHandler(async (request, reply) => {
    const host = hostOf(request.host);
    if (request.url.startsWith("/api/")) throw new Problem(404, "There is no such call.");
    if (request.method !== "GET" && request.method !== "HEAD") {
      reply.header("allow", "GET, HEAD");
      throw new Problem(405, "Pages are only read.");
    }
    if (host === config.backofficeHost) {
      const path = request.url.replace(/[?#].*/, "");
      if (path === "/robots.txt")
        return reply.type("text/plain; charset=utf-8").send("User-agent: *\nDisallow: /\n");
      if (noScreen.test(path)) throw new Problem(404, "There is no such page.");
      return reply
        .header("cache-control", "no-store")
        .headers(development ? {} : { "content-security-policy": officePolicy })
        .type("text/html; charset=utf-8")
        .send(await officePage(path));
    }
    const market = config.siteHosts.get(host);
    if (!market) throw new Problem(404, "This host shows no market.");
    return sitePage(request, reply, market);
  });
  return app;
};
