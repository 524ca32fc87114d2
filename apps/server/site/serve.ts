import type { FastifyReply, FastifyRequest } from "fastify";
import { locationOf } from "#features/redirects/rules.ts";
import type { RedirectTable } from "#features/redirects/table.ts";
import type { Currency, MarketId } from "#markets/market-type.ts";
import { marketById } from "#markets/markets.ts";
import type { PageCache, Served } from "#platform/server/cache/page-cache.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { canonicalAddress } from "./address.ts";
import { bytesOf, encodingFor, etagOf, type FinishedPage, finishPage } from "./finished.ts";
import type { KeptPages } from "./kept.ts";
import { keptKey } from "./kept-key.ts";
import { robots, sitemap } from "./sitemap.ts";

export type SiteOptions = Readonly<{
  render: (marketId: string, url: URL, currency: Currency) => Promise<FinishedPage>;
  redirects: RedirectTable;
  cache: PageCache<FinishedPage>;
  kept: KeptPages;
  db: Database;
  product: string;
  origins: ReadonlyMap<MarketId, string>;
  now: () => Date;
}>;

const noPart = () =>
  finishPage(new Response("There is no such part of the sitemap.", { status: 404 }), [], Infinity);

/** Remembers the currency that a visitor wants to see. */
export const currencyCookie = "currency";

const send = async (request: FastifyRequest, reply: FastifyReply, served: Served<FinishedPage>) => {
  const { page, age } = served;
  const encoding = encodingFor(request.headers["accept-encoding"]);
  const tag = etagOf(page, encoding);
  for (const [name, value] of page.headers) reply.header(name, value);
  reply.header("etag", tag);
  if (age !== null) reply.header("age", age);
  if (page.status === 200 && request.headers["if-none-match"] === tag)
    return reply.status(304).send();
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.status(page.status).send(await bytesOf(page, encoding));
};

/** Answers the public pages of all markets: redirects first, then the kept page or a new one. */
export const createSite = (options: SiteOptions) => {
  const { render, redirects, cache, kept, db, product, origins, now } = options;
  /** What the visitor asks to see, what they asked once, or what they pay. */
  const currencyOf = (request: FastifyRequest, url: URL, marketId: string) => {
    const market = marketById(marketId);
    const known = (value: string | null | undefined) =>
      market.displayCurrencies.find((one) => one === value);
    const asked = known(url.searchParams.get("currency"));
    return {
      asked,
      shown: asked ?? known(request.cookies[currencyCookie]) ?? market.currency,
    };
  };

  return async (request: FastifyRequest, reply: FastifyReply, marketId: string) => {
    // Set after the host and not resolved against it: `//elsewhere.test/` is a path of ours.
    const url = URL.parse(`${request.protocol}://${request.host}${request.url}`);
    if (!url) throw new Problem(400, "This is no address of a page.");
    const origin = origins.get(marketById(marketId).id) ?? url.origin;
    if (url.pathname === "/robots.txt")
      return reply.type("text/plain; charset=utf-8").send(robots(origin));
    const part = /^\/sitemap(?:-([1-9]\d{0,3}))?\.xml$/.exec(url.pathname);
    if (part) {
      const number = Number(part[1] ?? 0);
      const found = await cache.get(
        keptKey(marketId, "any", url.origin + url.pathname),
        async () => {
          const options = { db, market: marketById(marketId), product, origin, now: now() };
          return (await sitemap(options, number)) ?? noPart();
        },
      );
      return send(request, reply, found);
    }
    const redirect = await redirects.from(marketId, url.pathname);
    if (redirect) {
      if (redirect.status === 410 || !redirect.to)
        return reply.status(410).type("text/plain; charset=utf-8").send("Gone");
      return reply.redirect(locationOf(redirect.to), redirect.status);
    }
    const { asked, shown } = currencyOf(request, url, marketId);
    if (asked)
      reply.setCookie(currencyCookie, asked, { path: "/", maxAge: 31_536_000, sameSite: "lax" });
    const address = canonicalAddress(url);
    address.searchParams.delete("currency");
    const key = keptKey(marketId, shown, address.href);
    const served = await cache.get(key, () => render(marketId, address, shown));
    if (!asked) kept.learn(request.raw, request.cookies[currencyCookie], key);
    return send(request, reply, served);
  };
};
