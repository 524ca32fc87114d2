import type { FastifyInstance, FastifyRequest } from "fastify";
import {
  emptyForm,
  filesType,
  formType,
  readForm,
  readFormWithFiles,
} from "#features/content/forms/send/read-body.ts";
import type { FormBody } from "#features/content/forms/send/receive-form.ts";
import { alertsPath } from "#features/people/alerts/policy.ts";
import { marketById } from "#markets/markets.ts";
import { Problem } from "#platform/server/http/problem.ts";
import { queueCalls } from "#platform/server/load/queue-calls.ts";
import { Flooded } from "#platform/server/load/request-queue.ts";
import { requireSameOrigin } from "#platform/server/http/same-origin.ts";
import type { RequestRecords } from "#platform/server/log/request-record.ts";
import type { Config } from "#apps/server/config/config.ts";
import type { Queues } from "#apps/server/queues.ts";
import type { SignedAnswers } from "#features/catalogue/tours/answers/answer-pages.ts";
import { pagePatternAt } from "../canonical-url.ts";
import type { SitePages } from "../open-site-pages.ts";
import type { createFloodAnswer } from "#features/company/settings/maintenance/busy-pages.ts";
import { hostOf } from "#platform/server/pages/cache-key.ts";

type Parts = Readonly<{
  config: Config;
  records: RequestRecords;
  sitePages: SitePages;
  signedAnswers: SignedAnswers;
  queues: Pick<Queues, "forms" | "formsFrom">;
  answerFlood: ReturnType<typeof createFloodAnswer>;
}>;

const typeOf = ({ headers }: FastifyRequest): string =>
  (headers["content-type"] ?? "").split(";")[0]?.trim().toLowerCase() ?? "";

/**
 * Pages are only read, except that a visitor sends the forms that stand on them: the browser's own
 * form is sent to the address of its page, which answers with itself.
 */
export const addFormPosts = async (
  app: FastifyInstance,
  { config, records, sitePages, signedAnswers, queues, answerFlood }: Parts,
): Promise<void> => {
  const marketOf = (request: FastifyRequest) => config.siteHosts.get(hostOf(request.host));
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      formType,
      (_request: FastifyRequest, payload: AsyncIterable<Buffer>) => readForm(payload),
    );
    scope.addContentTypeParser(
      filesType,
      ({ headers }: FastifyRequest, payload: AsyncIterable<Buffer>) =>
        // Each may be large, so that few are in memory at once.
        queues.forms.run(() => readFormWithFiles(headers["content-type"] ?? "", payload)),
    );
    scope.addHook("onRequest", async (request, reply) => {
      if (request.url.startsWith("/api/")) throw new Problem(404, "There is no such call.");
      const market = marketOf(request);
      if (market === undefined || ![formType, filesType].includes(typeOf(request))) {
        reply.header("allow", "GET, HEAD");
        throw new Problem(405, "Pages are only read.");
      }
      const path = request.url.replace(/[?#].*/, "");
      records.of(request.raw).route = pagePatternAt(marketById(market).id, path);
      // RFC 8058: the mailbox's own program sends it, and its key alone allows what it asks for.
      if (!path.startsWith(`${alertsPath}/unsubscribe/`)) await requireSameOrigin(request);
    });
    queueCalls(scope, ({ ip }) => queues.formsFrom(ip));
    scope.setErrorHandler((error, request, reply) => {
      const market = marketOf(request);
      if (!(error instanceof Flooded) || market === undefined) throw error;
      return answerFlood(reply, market);
    });
    scope.post<{ Body: FormBody | undefined }>("/*", async (request, reply) => {
      const market = marketOf(request) ?? "";
      const form = request.body ?? emptyForm();
      return (
        (await signedAnswers(request, reply, market, form.fields)) ??
        sitePages(request, reply, market, form)
      );
    });
  });
};
