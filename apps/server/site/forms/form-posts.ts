import { randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { FormBody } from "#features/content/forms/send/receive-form.ts";
import { maxFormMegabytes } from "#features/content/forms/contract.ts";
import { alertsPath } from "#features/people/alerts/policy.ts";
import { marketById } from "#markets/markets.ts";
import { Problem } from "#platform/server/http/problem.ts";
import { readFormParts } from "#platform/server/http/upload/form-parts.ts";
import { queueCalls } from "#platform/server/load/queue-calls.ts";
import { Flooded } from "#platform/server/load/request-queue.ts";
import { requireSameOrigin } from "#platform/server/http/same-origin.ts";
import type { RequestRecords } from "#platform/server/log/request-record.ts";
import type { Config } from "#apps/server/config/config.ts";
import type { Queues } from "#apps/server/queues.ts";
import type { SignedAnswers } from "#features/catalogue/tours/questions/answer-pages.ts";
import { pagePatternAt } from "../canonical-url.ts";
import type { SitePages } from "../open-site-pages.ts";
import type { createFloodAnswer } from "#features/company/settings/maintenance/busy-pages.ts";
import { hostOf } from "#platform/server/pages/cache-key.ts";

const formType = "application/x-www-form-urlencoded";
const filesType = "multipart/form-data";

/** Bytes of one form: its longest answers, each letter of which may take nine bytes. */
const maxBytes = 256 * 1024;

/** Bytes of one form with files. */
const maxBytesWithFiles = maxFormMegabytes * 1024 * 1024 + maxBytes;

type BodyBeginning = Readonly<{ body: Buffer; isCut: boolean }>;

/**
 * Reads what a browser sends, and keeps the beginning.
 * @param limits `read` bytes are still read, so that a browser gets to see the answer
 * @throws Problem 413 when it does not end
 */
const keepBeginning = async (
  payload: AsyncIterable<Buffer>,
  limits: Readonly<{ keep: number; read: number }>,
): Promise<BodyBeginning> => {
  const kept: Buffer[] = [];
  let bytes = 0;
  for await (const part of payload) {
    kept.push(part.subarray(0, Math.max(0, limits.keep - bytes)));
    bytes += part.length;
    if (bytes > limits.read) throw new Problem(413, "This is more than a form can hold.");
  }
  return { body: Buffer.concat(kept), isCut: bytes > limits.keep };
};

const readForm = async (payload: AsyncIterable<Buffer>): Promise<FormBody> => {
  const limits = { keep: maxBytes, read: 8 * 1024 * 1024 };
  const { body, isCut } = await keepBeginning(payload, limits);
  return { fields: new URLSearchParams(body.toString("utf8")), files: [], isCut };
};

const readFormWithFiles = async (
  contentType: string,
  payload: AsyncIterable<Buffer>,
): Promise<FormBody> => {
  const limits = { keep: maxBytesWithFiles, read: 64 * 1024 * 1024 };
  const { body, isCut } = await keepBeginning(payload, limits);
  const parts = readFormParts(contentType, body);
  const typed = parts.filter(({ fileName }) => fileName === null);
  const letters = typed.reduce((sum, { content }) => sum + content.length, 0);
  return {
    fields: new URLSearchParams(
      typed.map(({ name, content }) => [name, content.subarray(0, maxBytes).toString("utf8")]),
    ),
    files: parts.flatMap(({ name, fileName, content }) =>
      fileName === null ? [] : [{ id: randomUUID(), field: name, name: fileName, content }],
    ),
    isCut: isCut || letters > maxBytes,
  };
};

type Parts = Readonly<{
  config: Config;
  records: RequestRecords;
  sitePages: SitePages;
  signedAnswers: SignedAnswers;
  queues: Pick<Queues, "forms" | "formsFrom">;
  answerFlood: ReturnType<typeof createFloodAnswer>;
}>;

const emptyForm = (): FormBody => ({ fields: new URLSearchParams(), files: [], isCut: false });

const typeOf = ({ headers }: FastifyRequest): string =>
  (headers["content-type"] ?? "").split(";")[0]?.trim().toLowerCase() ?? "";

const isForm = (request: FastifyRequest): boolean =>
  [formType, filesType].includes(typeOf(request));

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
      if (market === undefined || !isForm(request)) {
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
