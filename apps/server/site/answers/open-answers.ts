import type { FastifyInstance } from "fastify";
import type { AppOptions } from "#apps/server/app-options.ts";
import type { Caches } from "#apps/server/caches/open-caches.ts";
import type { Queues } from "#apps/server/queues.ts";
import { createFloodAnswer } from "#features/company/settings/maintenance/busy-pages.ts";
import { limitAddress } from "#features/content/forms/send/attempts.ts";
import { createSiteHandler } from "../render.ts";
import { createAnswerDrawer } from "./answer-drawer.tsx";
import {
  type CoordinatorAnswers,
  createCoordinatorAnswers,
} from "#features/catalogue/tours/questions/answer-pages.ts";

type Parts = Readonly<{
  caches: Pick<Caches, "sources">;
  queues: Pick<Queues, "pages">;
  /** Seconds for the `retry-after` header of an overloaded server. */
  retryAfter: () => number;
}>;

/** The handler of the links that ask coordinators, on the hosts of all markets. */
export const openCoordinatorAnswers = (
  app: FastifyInstance,
  { config, database: { db }, build, now }: AppOptions,
  { caches, queues, retryAfter }: Parts,
): CoordinatorAnswers =>
  createCoordinatorAnswers({
    db,
    secret: config.secret,
    draw: createAnswerDrawer({
      ...caches.sources,
      ...createSiteHandler(build),
      now,
      onError: (error) => app.log.error(error),
    }),
    limitAddress: (address) => limitAddress({ db, secret: config.secret, now }, address),
    answerFlood: createFloodAnswer(config.product, retryAfter),
    queue: queues.pages,
    now,
  });
