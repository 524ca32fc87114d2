import { routeAt } from "#markets/site/match-route.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { sentElementId } from "#features/content/forms/parts/form-presenter.ts";
import type { FormBody, ReceiveForm } from "#features/content/forms/send/receive-form.ts";
import type { ReceiveOwnRequest } from "#features/people/requests/ask/receive-own.ts";
import { placeIn, type ReceivePlace } from "#features/people/attendance/receive-place.ts";
import type {
  FormOutcome,
  ReceiveRequestForm,
} from "#features/people/requests/ask/receive-form.ts";
import { requestPath } from "#features/people/requests/ask/keys.ts";
import { fieldNames } from "#features/people/requests/parts/typed.ts";
import { locationWithQuery } from "#features/assets/redirects/rules.ts";
import type { HitCounter } from "#features/assets/redirects/hits/hit-counter.ts";
import type { RedirectCache } from "#features/assets/redirects/redirect-cache.ts";
import type { MaintenanceCache } from "#features/company/settings/maintenance/maintenance-cache.ts";
import type { MarketCurrencies } from "#features/company/settings/currencies.ts";
import type { Currency, Market, MarketId } from "#markets/market-type.ts";
import type { Catalogue } from "#features/content/search/store.ts";
import { marketById } from "#markets/markets.ts";
import type { CacheResult, PageCache, Served } from "#platform/server/cache/page-cache.ts";
import { encodingFor, matchesEtag } from "#platform/server/http/compression/encoding.ts";
import { Problem } from "#platform/server/http/problem.ts";
import { createAudience } from "#platform/server/load/audience.ts";
import { Overloaded, type Queue } from "#platform/server/load/request-queue.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { normalizePath } from "#platform/address.ts";
import { canonicalUrl, isDecodable } from "./canonical-url.ts";
import { failureError, goneError, maintenanceError, undecodableUrlError } from "./error-pages.ts";
import { documentAt } from "./documents/documents.ts";
import { etagOf, type RenderedPage } from "#platform/server/pages/rendered-page.ts";
import type { FastPath, FastPathEntry } from "#platform/server/pages/fast-path.ts";
import { cacheKey } from "#platform/server/pages/cache-key.ts";
import { movedLocation } from "./moved-page.ts";
import type { ErrorPageRequest, RenderRequest, VisitorServices } from "./render.ts";
import { robots } from "#features/content/documents/sitemap.ts";
import type { Variants } from "#platform/server/pages/variants.ts";

export type SiteOptions = Readonly<{
  render: (
    marketId: string,
    url: URL,
    currency: Currency,
    request?: RenderRequest,
  ) => Promise<RenderedPage>;
  /** Whether the page of a path belongs to its visitor. */
  isVisitorPage: (marketId: string, path: string) => boolean;
  /** What such pages do for their visitors. */
  forVisitors: VisitorServices;
  redirects: RedirectCache;
  receiveForm: ReceiveForm;
  /** Takes the form for a seat, which is told by its own hidden field. */
  receiveRequest: ReceiveRequestForm;
  /** Changes or withdraws the request that a path is the key of. */
  receiveOwnRequest: ReceiveOwnRequest;
  /** Does what the page of an event is asked for, or shows it to one visitor. */
  receivePlace: ReceivePlace;
  /** Called for each redirect that a visitor meets. */
  countHit: HitCounter["count"];
  maintenance: MaintenanceCache;
  cache: PageCache<RenderedPage>;
  variants: Variants;
  fastPath: FastPath;
  countAnswer: (
    answer: Readonly<{ market: string; result: CacheResult; milliseconds: number }>,
  ) => void;
  /** Limits how many pages are rendered at once. */
  queue: Queue;
  /** Limits the forms of sign-in and profile, whose guesses wait for each other in the database. */
  signInQueue: Queue;
  db: Database;
  product: string;
  origins: ReadonlyMap<MarketId, string>;
  /** The path below which browsers call the API. */
  apiBase: string;
  currenciesOf: (market: Market) => Promise<MarketCurrencies>;
  now: () => Date;
}> &
  Pick<Catalogue, "travelOutlines" | "placeCounts">;

type Site = SiteOptions & Readonly<{ audience: ReturnType<typeof createAudience> }>;

type PageRequest = Readonly<{
  request: FastifyRequest;
  reply: FastifyReply;
  marketId: string;
  url: URL;
  /** What a visitor has sent with a form of the page; null where it is only read. */
  form: FormBody | null;
}>;

const send = async (
  { variants, countAnswer }: SiteOptions,
  { request, reply, marketId, url }: PageRequest,
  { page, age, result }: Served<RenderedPage>,
) => {
  countAnswer({ market: marketId, result, milliseconds: reply.elapsedTime });
  const encoding = encodingFor(request.headers["accept-encoding"]);
  const tag = etagOf(page, encoding);
  for (const [name, value] of page.headers)
    reply.header(name, name === "location" ? movedLocation(value, url) : value);
  reply.header("etag", tag);
  if (age !== null) reply.header("age", age);
  if (page.status === 200 && matchesEtag(request.headers["if-none-match"], tag))
    return reply.status(304).send();
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.status(page.status).send(await variants.bytesOf(page, encoding));
};

/**
 * The currency that the URL requests, if the market offers it, and whether the page is that of an
 * address that names none. Where two currencies may be paid, such an address shows both.
 */
const currencyOf = async ({ currenciesOf }: SiteOptions, url: URL, market: Market) => {
  const { available } = await currenciesOf(market);
  const marketCurrency = available[0] ?? market.currency;
  const requested = url.searchParams.get("currency");
  const currency = available.find((each) => each === requested) ?? marketCurrency;
  const isEither = market.payCurrencies.length > 1 && requested === currency;
  return { currency, isDefault: currency === marketCurrency && !isEither };
};

const sendDocument = async (
  site: Site,
  pageRequest: PageRequest,
  document: NonNullable<ReturnType<typeof documentAt>>,
): Promise<void> => {
  const { reply, marketId, url } = pageRequest;
  const { audience, cache, queue, origins, now } = site;
  const market = marketById(marketId);
  const origin = origins.get(market.id) ?? url.origin;
  const key = cacheKey(marketId, null, url.pathname);
  const makeDocument = () => document({ ...site, market, origin, now: now() });
  const isWanted = audience.join(key, reply.raw);
  await send(site, pageRequest, await cache.get(key, () => queue.run(makeDocument, isWanted)));
};

type Leading = Pick<FastPathEntry, "endsAt" | "since">;

const sendPage = async (site: Site, pageRequest: PageRequest, leading: Leading): Promise<void> => {
  const { request, reply, marketId, url } = pageRequest;
  const { audience, cache, queue, origins, fastPath, render } = site;
  const market = marketById(marketId);
  const origin = origins.get(market.id) ?? url.origin;
  const path = normalizePath(url.pathname);
  const { currency, isDefault } = await currencyOf(site, url, market);
  const address = canonicalUrl(market.id, origin, url);
  const key = cacheKey(marketId, isDefault ? null : currency, address.pathname + address.search);
  // The canonical URL has no currency. The parameter is added, because the page's links have to
  // keep it.
  if (!isDefault) address.searchParams.set("currency", currency);
  const isWanted = audience.join(key, reply.raw);
  const renderPage = () => render(marketId, address, currency);
  const served = await cache.get(key, () => queue.run(renderPage, isWanted));
  // A missing page answers 404 directly, not after a redirect to its normalized path.
  if (path !== url.pathname && served.page.status !== 404) {
    await reply.redirect(path + url.search, 301);
    return;
  }
  fastPath.remember(request.raw, { key, ...leading });
  await send(site, pageRequest, served);
};

/** Draws the page once more with what was typed, for this visitor alone. */
const sendAttempt = async (
  site: Site,
  pageRequest: PageRequest,
  { status, retryAfter }: Readonly<{ status: number; retryAfter: number }>,
  attempt: Pick<RenderRequest, "formAttempt" | "requestAttempt" | "ownPlace" | "showsGroup">,
): Promise<void> => {
  const { reply, marketId, url } = pageRequest;
  const { queue, origins, render } = site;
  const market = marketById(marketId);
  const address = canonicalUrl(market.id, origins.get(market.id) ?? url.origin, url);
  const { currency, isDefault } = await currencyOf(site, url, market);
  if (!isDefault) address.searchParams.set("currency", currency);
  const page = await queue.run(() => render(marketId, address, currency, attempt));
  if (retryAfter > 0) reply.header("retry-after", retryAfter);
  const drawn = page.status === 200 ? { ...page, status } : page;
  await send(site, pageRequest, { page: drawn, age: null, result: "not-kept" });
};

/** No search engine lists a visitor's page, and no other site learns its address. */
const privateHeaders = {
  "x-robots-tag": "noindex, nofollow",
  "referrer-policy": "same-origin",
};

/** Draws a page that belongs to its visitor, or answers what they have sent to it. */
const sendVisitorPage = async (
  site: Site,
  pageRequest: PageRequest,
  attempt: Extract<FormOutcome, { kind: "shown" }> | null = null,
): Promise<void> => {
  const { request, reply, marketId, url, form } = pageRequest;
  const { origins, render, forVisitors } = site;
  const market = marketById(marketId);
  const address = new URL(origins.get(market.id) ?? url.origin);
  address.pathname = normalizePath(url.pathname);
  address.search = url.search;
  const { currency } = await currencyOf(site, url, market);
  const visitor = {
    method: form ? "POST" : "GET",
    form,
    cookies: request.cookies,
    visit: { request, reply, market: marketId },
    ...forVisitors,
  } as const;
  const requestAttempt = attempt?.attempt ?? null;
  const route = routeAt(market.id, address.pathname);
  const takesGuesses = form !== null && (route === "login" || route === "profile");
  const page = await (takesGuesses ? site.signInQueue : site.queue).run(() =>
    render(marketId, address, currency, { visitor, requestAttempt }),
  );
  void reply.headers(privateHeaders);
  const drawn = attempt && page.status === 200 ? { ...page, status: attempt.status } : page;
  // Where it leads on says all that is read there: nothing of this address goes along.
  const bare = new URL(address.pathname, address);
  await send(site, { ...pageRequest, url: bare }, { page: drawn, age: null, result: "not-kept" });
};

/** @returns whether the reply is sent already */
const receiveOwn = async (
  site: Site,
  pageRequest: PageRequest,
  fields: URLSearchParams,
): Promise<boolean> => {
  const { reply, marketId, url } = pageRequest;
  const path = normalizePath(url.pathname);
  if (!path.startsWith(`${requestPath}/`)) return false;
  const key = path.slice(requestPath.length + 1);
  const outcome = await site.receiveOwnRequest({ market: marketId, key, fields });
  if (outcome.kind === "shown") await sendVisitorPage(site, pageRequest, outcome);
  else await reply.headers({ ...privateHeaders, "cache-control": "no-store" }).redirect(path, 303);
  return true;
};

/** @returns the error page to send; null when the reply is sent already */
const receiveSeatRequest = async (
  site: Site,
  pageRequest: PageRequest,
  fields: URLSearchParams,
): Promise<ErrorPageRequest | null> => {
  const { request, reply, marketId } = pageRequest;
  const outcome = await site.receiveRequest({ market: marketId, address: request.ip, fields });
  if (outcome.kind === "absent") return goneError(marketById(marketId));
  if (outcome.kind === "shown") {
    await sendAttempt(site, pageRequest, outcome, { requestAttempt: outcome.attempt });
    return null;
  }
  const headers = { ...privateHeaders, "cache-control": "no-store" };
  await reply.headers(headers).redirect(`${requestPath}/${outcome.key}`, 303);
  return null;
};

/** Answers somebody about their place at an event. @returns whether the reply is sent already */
const receivePlace = async (site: Site, pageRequest: PageRequest): Promise<boolean> => {
  const { request, reply, marketId, url, form } = pageRequest;
  const asked = placeIn(form?.fields ?? url.searchParams);
  if (!asked) return false;
  const visitor = await site.forVisitors.people.visitorOf({ request, reply, market: marketId });
  const path = normalizePath(url.pathname);
  const isOwn = form !== null || request.headers["sec-fetch-site"] !== "cross-site";
  const outcome = await site.receivePlace({ asked, visitor, market: marketId, path, isOwn });
  void reply.headers({ ...privateHeaders, "cache-control": "no-store" });
  if (outcome.moveTo !== null) await reply.redirect(outcome.moveTo, 303);
  else
    await sendAttempt(
      site,
      pageRequest,
      { status: 200, retryAfter: 0 },
      { ownPlace: outcome.place },
    );
  return true;
};

/** Shows who is signed in the group of a departure, without a script. @returns whether it did */
const sendGroup = async (site: Site, pageRequest: PageRequest): Promise<boolean> => {
  const { request, reply, marketId, url } = pageRequest;
  const path = normalizePath(url.pathname);
  const isAsked = url.searchParams.has("group") && pageRequest.form === null;
  if (!isAsked || routeAt(marketById(marketId).id, path) !== "travels-travel-tour") return false;
  void reply.headers({ ...privateHeaders, "cache-control": "no-store" });
  const visitor = await site.forVisitors.people.visitorOf({ request, reply, market: marketId });
  const returnTo = encodeURIComponent(`${path}?group`);
  if (!visitor) await reply.redirect(`/login?returnTo=${returnTo}`, 303);
  else await sendAttempt(site, pageRequest, { status: 200, retryAfter: 0 }, { showsGroup: true });
  return true;
};

/** @returns the error page to send; null when the reply is sent already */
const receive = async (
  site: Site,
  pageRequest: PageRequest,
  form: FormBody,
): Promise<ErrorPageRequest | null> => {
  const { request, reply, marketId, url } = pageRequest;
  if (form.fields.has(fieldNames.tour)) return receiveSeatRequest(site, pageRequest, form.fields);
  const market = marketById(marketId);
  const path = normalizePath(url.pathname);
  const result = await site.receiveForm({ market, path, address: request.ip, ...form });
  if (result.kind === "absent") return goneError(market);
  if (result.kind === "refused") {
    await sendAttempt(site, pageRequest, result, { formAttempt: result.attempt });
    return null;
  }
  reply.header("cache-control", "no-store");
  // The page itself is the same as before: the fragment alone shows the thank-you.
  await reply.redirect(`${path}${url.search}#${sentElementId(result.formId)}`, 303);
  return null;
};

/** @returns the error page to send; null when the reply is sent already */
const respond = async (site: Site, pageRequest: PageRequest): Promise<ErrorPageRequest | null> => {
  const { redirects, countHit, maintenance, origins, apiBase, fastPath, now } = site;
  const { request, reply, marketId, url } = pageRequest;
  const market = marketById(marketId);
  const origin = origins.get(market.id) ?? url.origin;
  if (url.pathname === "/robots.txt") {
    await reply.type("text/plain; charset=utf-8").send(robots(origin, apiBase));
    return null;
  }
  if (!isDecodable(url)) return undecodableUrlError(market);
  const since = fastPath.stateOf(marketId);
  const { activeMaintenance, changesAt } = await maintenance.closureOf(marketId);
  if (activeMaintenance) return maintenanceError(market, activeMaintenance, now());
  if (site.isVisitorPage(marketId, normalizePath(url.pathname))) {
    const { form } = pageRequest;
    if (form && (await receiveOwn(site, pageRequest, form.fields))) return null;
    await sendVisitorPage(site, pageRequest);
    return null;
  }
  if (await receivePlace(site, pageRequest)) return null;
  if (await sendGroup(site, pageRequest)) return null;
  if (pageRequest.form) return receive(site, pageRequest, pageRequest.form);
  const document = documentAt(url.pathname);
  if (document) {
    await sendDocument(site, pageRequest, document);
    return null;
  }
  const redirect = await redirects.from(marketId, url.pathname);
  if (redirect) {
    // A HEAD is a check of links and not a visitor.
    if (request.method === "GET") countHit(marketId, redirect.id);
    if (redirect.status === 410 || !redirect.to) return goneError(market);
    await reply.redirect(locationWithQuery(redirect.to, url.search), redirect.status);
    return null;
  }
  await sendPage(site, pageRequest, { endsAt: changesAt, since });
  return null;
};

/** Renders and sends an error page, which is never cached. */
const sendErrorPage = async (site: Site, pageRequest: PageRequest, errorPage: ErrorPageRequest) => {
  const { request, marketId, url } = pageRequest;
  const { origins, queue, render } = site;
  // A URL that cannot be decoded is the home page's for what is drawn around the error.
  const { id, currency } = marketById(marketId);
  const origin = origins.get(id) ?? url.origin;
  const address = isDecodable(url) ? canonicalUrl(id, origin, url) : new URL(origin);
  const renderErrorPage = () => render(marketId, address, currency, { errorPage });
  const page = await queue.run(renderErrorPage).catch((error: unknown) => {
    if (error instanceof Overloaded) throw error;
    request.log.error(error);
    throw new Problem(errorPage.status, errorPage.title);
  });
  return send(site, pageRequest, { page, age: null, result: "not-kept" });
};

/**
 * Answers the public pages of all markets: redirects first, then the cached page or a new one.
 * @throws Overloaded where a page has to be rendered and the queue is full
 */
export const createSite = (options: SiteOptions) => {
  const site: Site = { ...options, audience: createAudience() };
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    marketId: string,
    form: FormBody | null = null,
  ) => {
    // `//elsewhere.test/` has to stay a path, so it is appended to the host instead of resolved.
    const url = URL.parse(`${request.protocol}://${request.host}${request.url}`);
    if (!url) throw new Problem(400, "This is no address of a page.");
    const pageRequest = { request, reply, marketId, url, form };
    const errorPage = await respond(site, pageRequest).catch((error: unknown) => {
      if (error instanceof Overloaded) throw error;
      request.log.error(error);
      return failureError(marketById(marketId), error);
    });
    if (errorPage) await sendErrorPage(site, pageRequest, errorPage);
    return reply;
  };
};
