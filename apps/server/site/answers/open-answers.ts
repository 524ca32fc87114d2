import type { FastifyInstance } from "fastify";
import type { AppOptions } from "#apps/server/app-options.ts";
import type { Caches } from "#apps/server/caches/open-caches.ts";
import type { Queues } from "#apps/server/queues.ts";
import { createFloodAnswer } from "#features/company/settings/maintenance/busy-pages.ts";
import { limitAddress } from "#features/content/forms/send/attempts.ts";
import { createSiteHandler } from "../render.ts";
import { createAnswerDrawer } from "./answer-drawer.tsx";
import { answerKinds } from "./answer-kinds.ts";
import {
  createSignedAnswers,
  type SignedAnswers,
} from "#features/catalogue/tours/answers/answer-pages.ts";

type Parts = Readonly<{
  caches: Pick<Caches, "sources">;
  queues: Pick<Queues, "pages">;
  /** Seconds for the `retry-after` header of an overloaded server. */
  retryAfter: () => number;
}>;

/** The handler of the signed links of mails, on the hosts of all markets. */
export const openSignedAnswers = (
  app: FastifyInstance,
  { config, database: { db }, build, now }: AppOptions,
  { caches, queues, retryAfter }: Parts,
): SignedAnswers =>
  createSignedAnswers({
    kinds: answerKinds(config, db, now),
    draw: createAnswerDrawer({
      ...caches.sources,
      ...createSiteHandler(build),
      now,
      onError: (error) => app.log.error(error),
    }),
    limitAddress: (address) => limitAddress({ db, secret: config.secret, now }, address),
    answerFlood: createFloodAnswer(config.product, retryAfter),
    queue: queues.pages,
  });
