import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createFormReceiver, type FormBody } from "#features/content/forms/send/receive-form.ts";
import { createAskedRequests } from "#features/people/requests/ask/asked-requests.ts";
import { createPlaceReceiver } from "#features/people/attendance/receive-place.ts";
import { createRequestReceiver } from "#features/people/requests/ask/receive-form.ts";
import { createOwnRequestReceiver } from "#features/people/requests/ask/receive-own.ts";
import { createHitCounter } from "#features/assets/redirects/hits/hit-counter.ts";
import { idleTimer } from "#platform/server/database/upkeep/sweep.ts";
import { Overloaded } from "#platform/server/load/request-queue.ts";
import { createAlerts } from "#features/people/alerts/alerts.ts";
import { createUnsubscribing } from "#features/people/alerts/mails/unsubscribe.ts";
import { createShares } from "#features/people/wishlist/share/shares.ts";
import { createWishlists } from "#features/people/wishlist/wishlists.ts";
import type { Chat } from "#features/people/assistant/answers/keep/chat.ts";
import type { People } from "#features/people/accounts/people.ts";
import type { Mailer } from "#platform/server/mail/mail.ts";
import type { Metrics } from "#platform/server/metrics/metrics.ts";
import type { AppOptions } from "../app-options.ts";
import type { Caches } from "../caches/open-caches.ts";
import type { OpenPageCache } from "../caches/open-page-cache.ts";
import { backofficeOrigin } from "../config/config.ts";
import { attendanceScene } from "../config/attendance-scene.ts";
import { requestScene } from "../config/request-scene.ts";
import type { Queues } from "../queues.ts";
import { siteScript } from "../files/site-script.ts";
import { createOverloadAnswer } from "#features/company/settings/maintenance/busy-pages.ts";
import { createRenderer, createVisitorPages } from "./render.ts";
import { createSite } from "./serve.ts";
import { readMarketCurrencies } from "./site-request.ts";

/** Answers with a public page of a market. */
export type SitePages = (
  request: FastifyRequest,
  reply: FastifyReply,
  market: string,
  /** What a visitor has sent with a form of the page. */
  form?: FormBody,
) => Promise<FastifyReply>;

type Parts = Readonly<{
  caches: Caches;
  pageCache: OpenPageCache;
  queues: Queues;
  metrics: Metrics;
  mailer: Mailer;
  people: People;
  chat: Chat;
  /** Seconds for the `retry-after` header of an overloaded server. */
  retryAfter: () => number;
}>;

/** The handler of the public pages of all markets. */
export const openSitePages = (
  app: FastifyInstance,
  { build, buildDir, development, config }: AppOptions,
  { caches, pageCache, queues, metrics, mailer, people, chat, retryAfter }: Parts,
): SitePages => {
  const { catalogue, redirects, maintenance, sources } = caches;
  const { cache, variants, fastPath } = pageCache;
  const report = (error: unknown) => app.log.error(error);
  const renderPage = createRenderer({
    ...sources,
    build,
    script: siteScript({ buildDir, development }),
    report,
  });
  const render: typeof renderPage = (...args) => metrics.timeRender(() => renderPage(...args));
  const { db, now } = sources;
  const requests = requestScene(config, mailer, now);
  const receivePlace = createPlaceReceiver(db, attendanceScene(config, mailer, now));
  const hits = createHitCounter({ db, now, timer: idleTimer, report });
  app.addHook("onClose", () => hits.stop());
  const site = createSite({
    render,
    isVisitorPage: createVisitorPages(build),
    forVisitors: {
      people,
      wishlists: createWishlists({ db, now }),
      shares: createShares({ db, now }),
      alerts: createAlerts({ db, now }),
      unsubscribing: createUnsubscribing(db),
      askedRequests: createAskedRequests(db, config.secret),
      chat,
    },
    redirects,
    receiveForm: createFormReceiver({
      db,
      secret: config.secret,
      mailer,
      product: config.product,
      office: backofficeOrigin(config),
      now,
    }),
    receiveRequest: createRequestReceiver(db, requests),
    receiveOwnRequest: createOwnRequestReceiver(db, requests),
    receivePlace: (asked) => queues.places.run(() => receivePlace(asked)),
    countHit: hits.count,
    maintenance,
    cache,
    variants,
    fastPath,
    countAnswer: metrics.countCacheAnswer,
    queue: queues.pages,
    signInQueue: queues.visitorSignIn,
    db,
    product: config.product,
    origins: sources.origins,
    apiBase: sources.apiBase,
    currenciesOf: (market) => readMarketCurrencies(sources, market),
    travelOutlines: catalogue.travelOutlines,
    placeCounts: catalogue.placeCounts,
    now,
  });
  const answerOverload = createOverloadAnswer(config.product, retryAfter);
  return (request, reply, market, form) =>
    site(request, reply, market, form).catch((error: unknown) => {
      if (!(error instanceof Overloaded)) throw error;
      return answerOverload(request, reply, market);
    });
};
