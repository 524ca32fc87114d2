import type { FastifyInstance } from "fastify";
import { screenAt } from "#apps/screens/screen-at.ts";
import { marketById } from "#markets/markets.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { RequestRecords } from "#platform/server/log/request-record.ts";
import type { AppOptions } from "./app-options.ts";
import { type Queues, retryAfter } from "./queues.ts";
import { createOfficeHost } from "./office/office-host.ts";
import { pagePatternAt } from "./site/canonical-url.ts";
import type { CoordinatorAnswers } from "./site/answers/coordinator-answers.ts";
import { addFormPosts } from "./site/forms/form-posts.ts";
import type { SitePages } from "./site/open-site-pages.ts";
import { createFloodAnswer } from "./site/overload-page.ts";
import type { createSharedPreviews } from "./site/preview/shared-previews.ts";
import { hostOf } from "./site/response/cache-key.ts";

type Parts = Readonly<{
  records: RequestRecords;
  sitePages: SitePages;
  queues: Queues;
  sharedPreviews: ReturnType<typeof createSharedPreviews>;
  coordinatorAnswers: CoordinatorAnswers;
}>;

/** Answers every path without a route: with a page of the back-office or of the host's market. */
export const addPages = async (
  app: FastifyInstance,
  options: AppOptions,
  { records, sitePages, queues, sharedPreviews, coordinatorAnswers }: Parts,
): Promise<void> => {
  const { config } = options;
  const { random = Math.random } = options;
  await addFormPosts(app, {
    config,
    records,
    sitePages,
    coordinatorAnswers,
    queues,
    answerFlood: createFloodAnswer(config.product, () => retryAfter(random)),
  });
  const officeHost = await createOfficeHost({ ...options, db: options.database.db });
  app.setNotFoundHandler(async (request, reply) => {
    const host = hostOf(request.host);
    if (request.url.startsWith("/api/")) throw new Problem(404, "There is no such call.");
    if (request.method !== "GET" && request.method !== "HEAD") {
      reply.header("allow", "GET, HEAD");
      throw new Problem(405, "Pages are only read.");
    }
    const record = records.of(request.raw);
    const path = request.url.replace(/[?#].*/, "");
    if (host === config.backofficeHost) {
      record.route = screenAt(path)?.path ?? null;
      return officeHost(request, reply);
    }
    const market = config.siteHosts.get(host);
    if (!market) throw new Problem(404, "This host shows no market.");
    record.route = pagePatternAt(marketById(market).id, path);
    return (
      (await sharedPreviews(request, reply, market)) ??
      (await coordinatorAnswers(request, reply, market, null)) ??
      (await sitePages(request, reply, market))
    );
  });
};
