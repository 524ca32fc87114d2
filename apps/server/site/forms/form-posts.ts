import type { FastifyInstance, FastifyRequest } from "fastify";
import type { FormBody } from "#features/forms/send/receive-form.ts";
import { marketById } from "#markets/markets.ts";
import { Problem } from "#platform/server/http/problem.ts";
import { requireSameOrigin } from "#platform/server/http/same-origin.ts";
import type { RequestRecords } from "#platform/server/log/request-record.ts";
import type { Config } from "#apps/server/config/config.ts";
import { pagePatternAt } from "../canonical-url.ts";
import type { SitePages } from "../open-site-pages.ts";
import { hostOf } from "../response/cache-key.ts";

const formType = "application/x-www-form-urlencoded";

/** Bytes of one form: its longest answers, each letter of which may take nine bytes. */
const maxBytes = 256 * 1024;

/** Bytes that are still read, so that a browser gets to see the answer. */
const maxRead = 8 * 1024 * 1024;

/**
 * Reads what a browser sends, and keeps the beginning.
 * @throws Problem 413 when it does not end
 */
const readForm = async (payload: AsyncIterable<Buffer>): Promise<FormBody> => {
  const kept: Buffer[] = [];
  let bytes = 0;
  for await (const part of payload) {
    kept.push(part.subarray(0, Math.max(0, maxBytes - bytes)));
    bytes += part.length;
    if (bytes > maxRead) throw new Problem(413, "This is more than a form can hold.");
  }
  return {
    fields: new URLSearchParams(Buffer.concat(kept).toString("utf8")),
    isCut: bytes > maxBytes,
  };
};

type Parts = Readonly<{ config: Config; records: RequestRecords; sitePages: SitePages }>;

const emptyForm = (): FormBody => ({ fields: new URLSearchParams(), isCut: false });

const isForm = ({ headers }: FastifyRequest): boolean =>
  (headers["content-type"] ?? "").split(";")[0]?.trim().toLowerCase() === formType;

/**
 * Pages are only read, except that a visitor sends the forms that stand on them: the browser's own
 * form is sent to the address of its page, which answers with itself.
 */
export const addFormPosts = async (
  app: FastifyInstance,
  { config, records, sitePages }: Parts,
): Promise<void> => {
  const marketOf = (request: FastifyRequest) => config.siteHosts.get(hostOf(request.host));
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      formType,
      (_request: FastifyRequest, payload: AsyncIterable<Buffer>) => readForm(payload),
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
      await requireSameOrigin(request);
    });
    scope.post<{ Body: FormBody | undefined }>("/*", async (request, reply) =>
      sitePages(request, reply, marketOf(request) ?? "", request.body ?? emptyForm()),
    );
  });
};
