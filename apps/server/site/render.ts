import type { SiteRequest } from "#apps/site/context.ts";
import type { SiteScript } from "#apps/site/document/document.tsx";
import type { DrawnPage } from "#apps/site/rendering/render-page.tsx";
import { type StatusPage, withStatusPage } from "#apps/site/routing/status-page.ts";
import type { ForVisitor, SiteVisitorRequest } from "#apps/site/site-page.ts";
import { sitePages, type SitePages } from "#apps/site/site-pages.ts";
import { settingsTag } from "#features/company/settings/store.ts";
import { type CspSources, cspSourcesFor } from "#features/company/third-parties/rules.ts";
import type { FormAttempt } from "#features/content/forms/parts/attempt.ts";
import type { OwnPlace } from "#features/people/attendance/parts/own-place.ts";
import type { RequestAttempt } from "#features/people/requests/parts/typed.ts";
import { minimalTags } from "#features/records/catalogue-tags/rules.ts";
import { addDays } from "#markets/days.ts";
import { dayAt, startOfDay } from "#markets/format.ts";
import type { Currency } from "#markets/market-type.ts";
import { marketById } from "#markets/markets.ts";
import { speculationRules } from "#platform/browser/pages/speculation-rules.ts";
import { contentSecurityPolicy } from "#platform/server/http/headers/csp.ts";
import { toRenderedPage, type RenderedPage } from "#platform/server/pages/rendered-page.ts";
import { openSite, type SiteSources } from "./site-request.ts";

/** Response header with the version of the custom page that was rendered. */
export const versionHeader = "page-version";

/** The site's pages, or a function that loads them anew for each request in development. */
export type SiteBuild = SitePages | (() => Promise<SitePages>);

export type RenderOptions = SiteSources &
  Pick<SiteRequest, "now" | "report"> &
  Readonly<{ build: SiteBuild; script: SiteScript | null }>;

/** What is done for a visitor by the pages that belong to them. */
export type VisitorServices = Omit<ForVisitor, "visit">;

/** What a page may know of its visitor; such a page is never kept. */
export type Visitor = Pick<SiteVisitorRequest, "method" | "form" | "cookies"> & ForVisitor;

const pagesOf = (build: SiteBuild): Promise<SitePages> =>
  typeof build === "function" ? build() : Promise.resolve(build);

/** Draws the page at an address with a site request that may hold drafts. */
export type DrawPage = (
  site: SiteRequest,
  url: URL,
  options?: Readonly<{ visitor?: Visitor; script?: SiteScript | null }>,
) => Promise<DrawnPage>;

export const createSiteHandler = (
  build: SiteBuild,
): Readonly<{ draw: DrawPage; isBuilt: boolean }> => ({
  isBuilt: typeof build !== "function",
  async draw(site, url, { visitor, script = null } = {}) {
    const pages = await pagesOf(build);
    const { route, params, page } = pages.at(site.market.id, url.pathname);
    const asked = { params, searchParams: url.searchParams };
    return pages.render(site, {
      route,
      params,
      url,
      script,
      visitorOf: async () => (visitor ? visitor.people.visitorOf(visitor.visit) : null),
      load(opened) {
        if (page.isKept) return page.load({ ...asked, site: opened });
        if (visitor) return page.load({ ...asked, ...visitor, site: opened });
        throw new Error("A page of a visitor was asked for without one.");
      },
    });
  },
});

/**
 * Whether a path's page belongs to its visitor, so that no cache may keep it. In development the
 * routes are those of the server's start, as for its other modules.
 */
export const createVisitorPages = (build: SiteBuild) => {
  const { at } = typeof build === "function" ? sitePages : build;
  return (marketId: string, path: string): boolean =>
    !at(marketById(marketId).id, path).page.isKept;
};

/**
 * Seconds for the `retry-after` of a 503 whose end is unknown. Pages work again within this time
 * after the database is back.
 */
const defaultRetrySeconds = 5;

/** A status page with the seconds for its `retry-after` header. */
export type ErrorPageRequest = StatusPage & Readonly<{ retryAfter?: number }>;

/** What is asked for besides the page that everyone gets. */
export type RenderRequest = Readonly<{
  /** Rendered instead of the page at the address. */
  errorPage?: ErrorPageRequest | null;
  formAttempt?: FormAttempt | null;
  requestAttempt?: RequestAttempt | null;
  ownPlace?: OwnPlace | null;
  showsGroup?: boolean;
  visitor?: Visitor;
}>;

const headersOf = (
  { status, location, html, inlineScripts }: DrawnPage,
  policySources: CspSources | null,
): (readonly [string, string])[] => {
  if (location !== null) return [["location", location]];
  const type = ["content-type", "text/html; charset=utf-8"] as const;
  if (html === "" && status < 400) return [];
  return policySources === null
    ? [type]
    : [
        type,
        [
          "content-security-policy",
          contentSecurityPolicy([...inlineScripts, speculationRules], policySources),
        ],
      ];
};

/**
 * Renders pages of the public site together with their cache tags. When an error page is passed,
 * the error page is rendered instead of the page at the address.
 */
export const createRenderer = ({ build, script, now, report, ...sources }: RenderOptions) => {
  const { draw, isBuilt } = createSiteHandler(build);
  const policySources = isBuilt ? cspSourcesFor(sources.thirdParties) : null;
  return async (
    marketId: string,
    url: URL,
    currency: Currency,
    {
      errorPage = null,
      formAttempt = null,
      requestAttempt = null,
      ownPlace = null,
      showsGroup = false,
      visitor,
    }: RenderRequest = {},
  ): Promise<RenderedPage> => {
    const market = marketById(marketId);
    const tags = new Set<string>([settingsTag(marketId)]);
    // Prices, promo codes and departures change at midnight in the market's time zone.
    let endsAt = startOfDay(addDays(dayAt(now(), market), 1), market).getTime();
    let version: number | null = null;
    const site = await openSite(sources, {
      market,
      currency,
      isCurrencyChosen: url.searchParams.has("currency"),
      origin: sources.origins.get(market.id) ?? url.origin,
      now,
      addTags: (...added) => added.forEach((tag) => tags.add(tag)),
      expireAt: (moment) => {
        endsAt = Math.min(endsAt, moment);
      },
      report,
      formAttempt,
      requestAttempt,
      ownPlace,
      showsGroup,
      onPage: (page) => {
        version = page.version;
      },
    });
    const opened = errorPage ? withStatusPage(site, errorPage) : site;
    const drawn = await draw(opened, url, { script, ...(visitor && { visitor }) });
    const { status, html } = drawn;
    const headers = headersOf(drawn, policySources);
    const isOwn = formAttempt || requestAttempt || ownPlace || showsGroup || visitor;
    if (errorPage || isOwn || status >= 500) headers.push(["cache-control", "no-store"]);
    if (status === 503)
      headers.push(["retry-after", String(errorPage?.retryAfter ?? defaultRetrySeconds)]);
    if (version !== null) headers.push([versionHeader, String(version)]);
    return toRenderedPage({ status, headers, text: html }, minimalTags(tags), endsAt);
  };
};
