import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { siteContext } from "#apps/site/context.ts";
import { pageTag, slugsTag } from "#features/pages/save.ts";
import { publishedPageBySlug } from "#features/pages/store.ts";
import { redirectFrom } from "#features/redirects/store.ts";
import { marketById } from "#markets/markets.ts";
import type { CachedPage, PageCache } from "#platform/server/cache/page-cache.ts";
import type { Database } from "#platform/server/database/tables.ts";

const compress = promisify(brotliCompress);

export type SiteOptions = Readonly<{
  build: ServerBuild;
  db: Database;
  cache: PageCache;
  product: string;
  now: () => Date;
}>;

const inlineScripts = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** The page's own inline scripts, and nothing else, may run: HTML is shared, so a nonce would be no secret. */
const policyFor = (html: string): string => {
  const hashes = [...html.matchAll(inlineScripts)].map(
    ([, code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`,
  );
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(" ")}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
};

const finish = async (
  response: Response,
  tags: readonly string[],
  endsAt: number,
): Promise<CachedPage> => {
  const html = await response.text();
  const body = await compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
  const headers: [string, string][] = [...response.headers.entries()].filter(
    ([name]) => name !== "content-length",
  );
  if ((response.headers.get("content-type") ?? "").startsWith("text/html"))
    headers.push(["content-security-policy", policyFor(html)]);
  headers.push(["etag", `"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"`]);
  headers.push(["cache-control", "public, max-age=0, must-revalidate"]);
  headers.push(["surrogate-key", tags.join(" ")]);
  return { status: response.status, headers, body, tags, endsAt };
};

/** Answers the public pages of all markets, each rendered once until something it is made of changes. */
export const createSite = ({ build, db, cache, product, now }: SiteOptions) => {
  const handle = createRequestHandler(build, "production");

  const render = async (marketId: string, url: URL): Promise<CachedPage> => {
    const tags = new Set<string>([slugsTag(marketId)]);
    let endsAt = Infinity;
    const context = new RouterContextProvider();
    const market = marketById(marketId);
    context.set(siteContext, {
      market: { id: market.id, htmlLang: market.htmlLang },
      product,
      origin: url.origin,
      now,
      tag: (...more) => more.forEach((tag) => tags.add(tag)),
      endsAt: (moment) => {
        endsAt = Math.min(endsAt, moment);
      },
      pageBySlug: async (slug) => {
        const page = await publishedPageBySlug(db, marketId, slug);
        if (page) tags.add(pageTag(marketId, page.id));
        return page;
      },
    });
    return finish(await handle(new Request(url), context), [...tags], endsAt);
  };

  return async (request: FastifyRequest, reply: FastifyReply, marketId: string) => {
    const url = new URL(request.url, `${request.protocol}://${request.host}`);
    const redirect = await redirectFrom(db, marketId, decodeURI(url.pathname));
    if (redirect?.enabled) {
      if (redirect.status === 410 || !redirect.to)
        return reply.status(410).type("text/plain").send("Gone");
      return reply.redirect(redirect.to, redirect.status);
    }
    const page = await cache.get(`${marketId} ${url.host} ${url.pathname}`, () =>
      render(marketId, url),
    );
    const tagged = page.headers.find(([name]) => name === "etag")?.[1];
    for (const [name, value] of page.headers) reply.header(name, value);
    reply.header("vary", "accept-encoding");
    if (tagged && request.headers["if-none-match"] === tagged) return reply.status(304).send();
    reply.status(page.status);
    if (/\bbr\b/.test(request.headers["accept-encoding"] ?? ""))
      return reply.header("content-encoding", "br").send(page.body);
    const { brotliDecompressSync } = await import("node:zlib");
    return reply.send(brotliDecompressSync(page.body));
  };
};
