import type { FastifyInstance } from "fastify";
import type { DeploymentSource } from "#features/company/debug/routes.ts";
import { destinationsTag, listDestinations } from "#features/content/destinations/store.ts";
import type { InvalidationLog } from "#features/content/pages/publication/verify-live.ts";
import { listResources } from "#features/catalogue/resources/store.ts";
import type { CacheAdmin } from "#features/company/settings/cache/routes.ts";
import type { Chat } from "#features/people/assistant/answers/keep/chat.ts";
import type { People } from "#features/people/accounts/people.ts";
import { catalogueTag } from "#features/records/catalogue-tags/rules.ts";
import type { AppOptions } from "../app-options.ts";
import type { Background } from "../background.ts";
import type { Caches } from "../caches/open-caches.ts";
import type { Queues } from "../queues.ts";
import { createPreview } from "#apps/server/site/preview.tsx";
import { openSite, priceRateOf } from "#apps/server/site/site-request.ts";
import { marketById } from "#markets/markets.ts";
import { createSiteHandler } from "#apps/server/site/render.ts";
import { interpreterOf } from "#features/content/search/kept/interpreters.ts";
import { addApi } from "./api.ts";

const searchSources = ({ catalogue, sources: { db, entityCaches } }: Caches) => ({
  catalogue,
  destinationsOf: (market: string) =>
    entityCaches.destinations.one(market, [catalogueTag(market), destinationsTag(market)], () =>
      listDestinations(db, market),
    ),
  resourcesOf: (market: string) =>
    entityCaches.resources.one(market, [catalogueTag(market)], () => listResources(db, market)),
  priceRateOf: (market: string, currency: string | null) =>
    priceRateOf({ db, entityCaches }, marketById(market), currency),
});

const sentenceSources = ({ catalogue, sources: { db, entityCaches } }: Caches) => ({
  interpreterOf: (market: string) =>
    interpreterOf({ db, entityCaches, placeCounts: catalogue.placeCounts }, marketById(market)),
});

type Parts = Readonly<{
  caches: Caches;
  queues: Pick<Queues, "uploads" | "pictures">;
  jobs: Background["jobs"];
  invalidations: InvalidationLog;
  cache: CacheAdmin;
  deployment: DeploymentSource;
  mailer: Background["mailer"];
  people: People;
  chat: Chat;
}>;

/** Adds the API with its document, and with the routes that need the site and the jobs. */
export const addProductApi = (
  app: FastifyInstance,
  { config, database, now, build, files }: AppOptions,
  { caches, queues, jobs, invalidations, cache, deployment, mailer, people, chat }: Parts,
): Promise<void> =>
  addApi(app, {
    config,
    db: database.db,
    now,
    jobs,
    invalidations,
    cache,
    deployment,
    mailer,
    people,
    chat: {
      ...chat,
      siteOf: (market) =>
        openSite(caches.sources, {
          market,
          currency: market.currency,
          origin: caches.sources.origins.get(market.id) ?? "",
          now,
          addTags: () => undefined,
          expireAt: () => undefined,
          report: (error) => app.log.error(error),
        }),
    },
    preview: createPreview({
      ...caches.sources,
      ...createSiteHandler(build),
      onError: (error) => app.log.error(error),
    }),
    search: { ...searchSources(caches), ...sentenceSources(caches), model: chat.model },
    upload: { ...queues, files },
    listen: (...args) => database.listen(...args),
  });
