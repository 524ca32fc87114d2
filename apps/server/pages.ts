import type { FastifyInstance, FastifyRequest } from "fastify";
import { screenAt } from "#apps/screens/screen-at.ts";
import { marketById } from "#markets/markets.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { RequestRecords } from "#platform/server/log/request-record.ts";
import type { AppOptions } from "./app-options.ts";
import { type Queues, retryAfter } from "./queues.ts";
import { createOfficeHost } from "./office/office-host.ts";
import { pagePatternAt } from "./site/canonical-url.ts";
import type { SignedAnswers } from "#features/catalogue/tours/answers/answer-pages.ts";
import { addFormPosts } from "./site/forms/form-posts.ts";
import type { SitePages } from "./site/open-site-pages.ts";
import { createFloodAnswer } from "#features/company/settings/maintenance/busy-pages.ts";
import type { createSharedPreviews } from "./site/preview/shared-previews.ts";
import { hostOf } from "#platform/server/pages/cache-key.ts";

type Parts = Readonly<{
  records: RequestRecords;
  sitePages: SitePages;
  queues: Queues;
  sharedPreviews: ReturnType<typeof createSharedPreviews>;
  signedAnswers: SignedAnswers;
}>;

const pathOf = ({ url }: FastifyRequest): string => url.replace(/[?#].*/, "");

/**
 * The public pages, a scope of routes on the hosts of markets alone. The paths of a market are
 * translated, so that the route of a page is found by the market's own patterns.
 */
const addPublicPages = async (
  app: FastifyInstance,
  { records, sitePages, sharedPreviews, signedAnswers }: Parts,
  markets: ReadonlySet<string>,
): Promise<void> => {
  await app.register(async (scope) => {
    for (const market of markets)
      scope.get("/*", { constraints: { market } }, async (request, reply) => {
        if (request.url.startsWith("/api/")) throw new Problem(404, "There is no such call.");
        records.of(request.raw).route = pagePatternAt(marketById(market).id, pathOf(request));
        return (
          (await sharedPreviews(request, reply, market)) ??
          (await signedAnswers(request, reply, market, null)) ??
          (await sitePages(request, reply, market))
        );
      });
  });
};

/** Adds the pages of all hosts: those of markets, and those of the back-office for all else. */
export const addPages = async (
  app: FastifyInstance,
  options: AppOptions,
  parts: Parts,
): Promise<void> => {
  const { records, sitePages, queues, signedAnswers } = parts;
  const { config } = options;
  const { random = Math.random } = options;
  await addFormPosts(app, {
    config,
    records,
    sitePages,
    signedAnswers,
    queues,
    answerFlood: createFloodAnswer(config.product, () => retryAfter(random)),
  });
  await addPublicPages(app, parts, new Set(config.siteHosts.values()));
  const officeHost = await createOfficeHost({ ...options, db: options.database.db });
  app.setNotFoundHandler(async (request, reply) => {
    const host = hostOf(request.host);
    if (request.url.startsWith("/api/")) throw new Problem(404, "There is no such call.");
    if (request.method !== "GET" && request.method !== "HEAD") {
      reply.header("allow", "GET, HEAD");
      throw new Problem(405, "Pages are only read.");
    }
    if (host === config.backofficeHost) {
      records.of(request.raw).route = screenAt(pathOf(request))?.path ?? null;
      return officeHost(request, reply);
    }
    throw new Problem(404, "This host shows no market.");
  });
};
