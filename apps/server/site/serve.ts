import type { FastifyReply, FastifyRequest } from "fastify";
import { locationOf } from "#features/redirects/rules.ts";
import type { RedirectTable } from "#features/redirects/table.ts";
import type { MaintenanceCache } from "#features/settings/maintenance.ts";
import type { MarketCurrencies } from "#features/settings/currencies.ts";
import type { Currency, Market, MarketId } from "#markets/market-type.ts";
import type { Catalogue } from "#features/search/store.ts";
import { marketById } from "#markets/markets.ts";
import type { PageCache, Served } from "#platform/server/cache/page-cache.ts";
import { encodingFor, isHeld } from "#platform/server/http/compression/encoding.ts";
import { Problem } from "#platform/server/http/problem.ts";
import { createAudience } from "#platform/server/load/audience.ts";
import { Overloaded, type Queue } from "#platform/server/load/queue.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { canonicalAddress, isReadable, tidyPath } from "./address.ts";
import { failureError, goneError, maintenanceError, unreadableError } from "./error-pages.ts";
import { documentAt } from "./documents/documents.ts";
import { etagOf, type RenderedPage } from "./response/rendered-page.ts";
import type { FastPath } from "./response/fast-path.ts";
import { cacheKey } from "./response/cache-key.ts";
import type { ErrorPageRequest } from "./render.ts";
import { robots } from "./documents/sitemap.ts";
import type { Variants } from "./response/variants.ts";

export type SiteOptions = Readonly<{
  render: (
    marketId: string,
    url: URL,
    currency: Currency,
    fault?: ErrorPageRequest,
  ) => Promise<RenderedPage>;
  redirects: RedirectTable;
  maintenance: MaintenanceCache;
  cache: PageCache<RenderedPage>;
  variants: Variants;
  kept: FastPath;
  /** Where pages that are made anew wait for their turn. */
  queue: Queue;
  db: Database;
  product: string;
  origins: ReadonlyMap<MarketId, string>;
  moneyOf: (market: Market) => Promise<MarketCurrencies>;
  now: () => Date;
}> &
  Pick<Catalogue, "outlineTravels" | "placeCounts">;

type PageRequest = Readonly<{
  request: FastifyRequest;
  reply: FastifyReply;
  marketId: string;
  url: URL;
}>;

/**
 * Answers the public pages of all markets: redirects first, then the kept page or a new one.
 * @throws Overloaded where a page had to be made and found no place
 */
export const createSite = (options: SiteOptions) => {
  const {
    render,
    redirects,
    maintenance,
    cache,
    variants,
    kept,
    queue,
    db,
    product,
    origins,
    outlineTravels: outline,
    placeCounts,
    moneyOf,
    now,
  } = options;
  const audience = createAudience();
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    served: Served<RenderedPage>,
  ) => {
    const { page, age } = served;
    const encoding = encodingFor(request.headers["accept-encoding"]);
    const tag = etagOf(page, encoding);
    for (const [name, value] of page.headers) reply.header(name, value);
    reply.header("etag", tag);
    if (age !== null) reply.header("age", age);
    if (page.status === 200 && isHeld(request.headers["if-none-match"], tag))
      return reply.status(304).send();
    if (encoding !== "identity") reply.header("content-encoding", encoding);
    return reply.status(page.status).send(await variants.bytesOf(page, encoding));
  };

  /** What the address asks to see where the market has it, and whether that is what all others see. */
  const currencyOf = async (url: URL, market: Market) => {
    const { available } = await moneyOf(market);
    const own = available[0] ?? market.currency;
    const asked = url.searchParams.get("currency");
    const currency = available.find((one) => one === asked) ?? own;
    return { currency, isOwn: currency === own };
  };

  /** @returns null once it has answered, or what a status page has to say */
  const answer = async (all: PageRequest): Promise<ErrorPageRequest | null> => {
    const { request, reply, marketId, url } = all;
    const market = marketById(marketId);
    const origin = origins.get(market.id) ?? url.origin;
    if (url.pathname === "/robots.txt") {
      await reply.type("text/plain; charset=utf-8").send(robots(origin));
      return null;
    }
    if (!isReadable(url)) return unreadableError(market);
    const { activeMaintenance, changesAt } = await maintenance.closureOf(marketId);
    if (activeMaintenance) return maintenanceError(market, activeMaintenance, now());
    const document = documentAt(url.pathname);
    if (document) {
      const key = cacheKey(marketId, null, url.pathname);
      const make = () =>
        document({ db, market, product, origin, outlineTravels: outline, placeCounts, now: now() });
      const wanted = audience.join(key, reply.raw);
      await send(request, reply, await cache.get(key, () => queue.run(make, wanted)));
      return null;
    }
    const redirect = await redirects.from(marketId, url.pathname);
    if (redirect) {
      if (redirect.status === 410 || !redirect.to) return goneError(market);
      await reply.redirect(locationOf(redirect.to), redirect.status);
      return null;
    }
    const path = tidyPath(url.pathname);
    const { currency, isOwn } = await currencyOf(url, market);
    const address = canonicalAddress(market.id, origin, url);
    const key = cacheKey(marketId, isOwn ? null : currency, address.pathname + address.search);
    // Links of the page keep it; what a route reads of the query is without.
    if (!isOwn) address.searchParams.set("currency", currency);
    const wanted = audience.join(key, reply.raw);
    const make = () => render(marketId, address, currency);
    const served = await cache.get(key, () => queue.run(make, wanted));
    // What is nowhere is said at once, instead of after a way to its tidy address.
    if (path !== url.pathname && served.page.status !== 404) {
      await reply.redirect(path + url.search, 301);
      return null;
    }
    kept.remember(request.raw, { key, endsAt: changesAt });
    await send(request, reply, served);
    return null;
  };

  /** The status page of a fault: never kept, in the market's own currency. */
  const sendErrorPage = async (
    { request, reply, marketId, url }: PageRequest,
    fault: ErrorPageRequest,
  ) => {
    // React Router would write a line of the log for each address that it cannot read.
    const { id, currency } = marketById(marketId);
    const origin = origins.get(id) ?? url.origin;
    const address = isReadable(url) ? canonicalAddress(id, origin, url) : new URL(origin);
    const make = () => render(marketId, address, currency, fault);
    const page = await queue.run(make).catch((error: unknown) => {
      if (error instanceof Overloaded) throw error;
      request.log.error(error);
      throw new Problem(fault.status, fault.title);
    });
    return send(request, reply, { page, age: null });
  };

  return async (request: FastifyRequest, reply: FastifyReply, marketId: string) => {
    // Set after the host and not resolved against it: `//elsewhere.test/` is a path of ours.
    const url = URL.parse(`${request.protocol}://${request.host}${request.url}`);
    if (!url) throw new Problem(400, "This is no address of a page.");
    const asked = { request, reply, marketId, url };
    const fault = await answer(asked).catch((error: unknown) => {
      if (error instanceof Overloaded) throw error;
      request.log.error(error);
      return failureError(marketById(marketId), error);
    });
    if (fault) await sendErrorPage(asked, fault);
    return reply;
  };
};
