import type { FastifyInstance } from "fastify";
import type { AppOptions } from "#apps/server/app-options.ts";
import type { Caches } from "#apps/server/caches/open-caches.ts";
import type { Queues } from "#apps/server/queues.ts";
import { createFloodAnswer } from "../overload-page.ts";
import { createSiteHandler } from "../render.ts";
import { createAnswerDrawer } from "./answer-drawer.tsx";
import { type CoordinatorAnswers, createCoordinatorAnswers } from "./coordinator-answers.ts";

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
    answerFlood: createFloodAnswer(config.product, retryAfter),
    queue: queues.pages,
    now,
  });
