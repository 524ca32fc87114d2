import type { FastifyInstance } from "fastify";
import { createInvalidationLog } from "#features/content/pages/publication/verify-live.ts";
import { migrations } from "#migrations/list.ts";
import { createRequestRecords } from "#platform/server/log/request-record.ts";
import { openProcessBoard } from "#platform/server/processes/process-board.ts";
import { addProductApi } from "./api/product-api.ts";
import type { AppOptions } from "./app-options.ts";
import { addBackground, hasMailbox } from "./background.ts";
import { createCacheAdmin } from "#features/company/settings/cache/cache-admin.ts";
import { createCacheFigures } from "#platform/server/pages/cache-figures.ts";
import { followInvalidations } from "./caches/invalidation.ts";
import { openCaches } from "./caches/open-caches.ts";
import { openPageCache } from "./caches/open-page-cache.ts";
import { addBuiltFiles } from "#platform/server/files/built/built-files.ts";
import { addPictures } from "./files/pictures.ts";
import { createHttpApp } from "./http-app.ts";
import { addSignIn } from "./office/sign-in.ts";
import { addMonitoring, limitWorker } from "./operations/monitoring.ts";
import { processName } from "./operations/process-name.ts";
import { dayOfRates } from "#features/company/settings/currencies.ts";
import { createDeploymentSource } from "#features/company/debug/deployment/deployment.ts";
import { openMetrics } from "./operations/open-metrics.ts";
import { addPages } from "./pages.ts";
import { openQueues, queueRequests, retryAfter } from "./queues.ts";
import { openChat } from "./people/open-chat.ts";
import { openPeople } from "./people/open-people.ts";
import { openSitePages } from "./site/open-site-pages.ts";
import { openSignedAnswers } from "./site/answers/open-answers.ts";
import { createSharedPreviews } from "./site/preview/shared-previews.ts";
import { createStoredPreview } from "./site/preview/stored-drawer.ts";
import { createSiteHandler } from "./site/render.ts";
import { addSweep } from "./sweep.ts";

/** Assembles the whole product: one server for every host. */
export const createApp = async (options: AppOptions): Promise<FastifyInstance> => {
  const { config, now, random = Math.random } = options;
  const retryAfterSeconds = () => retryAfter(random);
  const records = createRequestRecords(config.proxies);
  const caches = openCaches(options);
  const figures = createCacheFigures(now);
  const metrics = openMetrics(options, (answer) => figures.count(answer));
  const pageCache = openPageCache(options, { records, metrics });
  const shared = { records, caches, pageCache, metrics, retryAfter: retryAfterSeconds };
  const { app, setUndecodableUrlPage } = createHttpApp(options, shared);
  const queues = openQueues(app, options, metrics);
  const invalidations = createInvalidationLog(now);
  const background = await addBackground(app, options, metrics);
  const { mailer } = background;
  const { people, open: openVisitorSignIn } = openPeople(options, { mailer });
  const chat = openChat(app, options, { mailer });
  const sitePages = openSitePages(app, options, { ...shared, queues, mailer, people, chat });
  addSweep(app, options);
  const board = await openProcessBoard({
    db: options.database.db,
    listen: options.database.listen,
    process: processName(config),
    elapsed: () => performance.now(),
    report: (error) => app.log.error(error),
  });
  app.addHook("onClose", async () => board.close());
  const cache = createCacheAdmin({ board, caches, pageCache, figures, now });
  const deployment = createDeploymentSource({
    board,
    db: options.database.db,
    config: { ...config, hasMailbox: hasMailbox(config) },
    files: options.files,
    dayOfRates: (market) => dayOfRates(options.database.db, market),
    counts: () => background.jobs.counts(),
    figuresOf: cache.figuresOf,
    now,
    migrationCount: Object.keys(migrations).length,
    isStopping: options.isStopping ?? (() => false),
  });
  await followInvalidations(options, { ...shared, figures, invalidations, background });

  // Hooks run in the order in which these lines add them: a worker refuses before anything waits.
  limitWorker(app, options);
  queueRequests(app, options, queues);
  addMonitoring(app, options, metrics);
  addBuiltFiles(app, { buildDir: options.buildDir, watch: metrics.watchFiles });
  await addSignIn(app, options, background);
  await openVisitorSignIn(app);
  await addProductApi(app, options, {
    caches,
    queues,
    invalidations,
    jobs: background.jobs,
    cache,
    deployment,
    mailer: background.mailer,
    people,
    chat,
  });
  await addPictures(app, options, queues);
  const sharedPreviews = createSharedPreviews({
    db: options.database.db,
    secret: config.secret,
    preview: createStoredPreview({
      ...caches.sources,
      ...createSiteHandler(options.build),
      onError: (error) => app.log.error(error),
    }),
    queue: queues.pages,
    now,
  });
  const signedAnswers = openSignedAnswers(app, options, { ...shared, queues });
  const pages = { sitePages, sharedPreviews, signedAnswers };
  await addPages(app, options, { records, queues, ...pages });
  setUndecodableUrlPage(sitePages);
  return app;
};
