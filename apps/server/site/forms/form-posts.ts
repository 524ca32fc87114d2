import type { FastifyInstance, FastifyRequest } from "fastify";
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

type Parts = Readonly<{ config: Config; records: RequestRecords; sitePages: SitePages }>;

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
      { parseAs: "string", bodyLimit: maxBytes },
      async (_request: FastifyRequest, body: string) => body,
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
    scope.post("/*", async (request, reply) => {
      const fields = new URLSearchParams(String(request.body));
      return sitePages(request, reply, marketOf(request) ?? "", fields);
    });
  });
};
