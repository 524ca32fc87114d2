import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { siteContext, type SiteRequest } from "#apps/site/context.ts";
import { type StatusPage, withStatusPage } from "#apps/site/routing/status-page.ts";
import type { FormAttempt } from "#features/content/forms/parts/attempt.ts";
import { currencyScript } from "#features/assets/layout/parts/currency-script.ts";
import { settingsTag } from "#features/company/settings/store.ts";
import { cspSourcesFor } from "#features/company/third-parties/rules.ts";
import { minimalTags } from "#features/records/catalogue-tags/rules.ts";
import { addDays } from "#markets/days.ts";
import { dayAt, startOfDay } from "#markets/format.ts";
import type { Currency } from "#markets/market-type.ts";
import { marketById } from "#markets/markets.ts";
import { toRenderedPage, type RenderedPage } from "./response/rendered-page.ts";
import { openSite, type SiteSources } from "./site-request.ts";

/** Response header with the version of the custom page that was rendered. */
export const versionHeader = "page-version";

/** The production build, or a function that builds anew for each request in development. */
export type SiteBuild = ServerBuild | (() => Promise<ServerBuild>);

export type RenderOptions = SiteSources &
  Pick<SiteRequest, "now" | "report"> &
  Readonly<{ build: SiteBuild }>;

export const createSiteHandler = (build: SiteBuild) => {
  const isBuilt = typeof build !== "function";
  return { answer: createRequestHandler(build, isBuilt ? "production" : "development"), isBuilt };
};

/**
 * Seconds for the `retry-after` of a 503 whose end is unknown. Pages work again within this time
 * after the database is back.
 */
const defaultRetrySeconds = 5;

/** A status page with the seconds for its `retry-after` header. */
export type ErrorPageRequest = StatusPage & Readonly<{ retryAfter?: number }>;

/**
 * Renders pages of the public site together with their cache tags. When an error page is passed,
 * the error page is rendered instead of the page at the address.
 */
export const createRenderer = ({ build, now, report, ...sources }: RenderOptions) => {
  const { answer, isBuilt } = createSiteHandler(build);
  const policySources = isBuilt ? cspSourcesFor(sources.thirdParties) : null;
  return async (
    marketId: string,
    url: URL,
    currency: Currency,
    errorPage: ErrorPageRequest | null = null,
    formAttempt: FormAttempt | null = null,
  ): Promise<RenderedPage> => {
    const market = marketById(marketId);
    const tags = new Set<string>([settingsTag(marketId)]);
    // Prices, promo codes and departures change at midnight in the market's time zone.
    let endsAt = startOfDay(addDays(dayAt(now(), market), 1), market).getTime();
    let version: number | null = null;
    const context = new RouterContextProvider();
    const site = await openSite(sources, {
      market,
      currency,
      origin: sources.origins.get(market.id) ?? url.origin,
      now,
      addTags: (...added) => added.forEach((tag) => tags.add(tag)),
      expireAt: (moment) => {
        endsAt = Math.min(endsAt, moment);
      },
      report,
      formAttempt,
      onPage: (page) => {
        version = page.version;
      },
    });
    context.set(siteContext, errorPage ? withStatusPage(site, errorPage) : site);
    const response = await answer(new Request(url), context);
    if (errorPage || formAttempt || response.status >= 500)
      response.headers.set("cache-control", "no-store");
    if (response.status === 503)
      response.headers.set("retry-after", String(errorPage?.retryAfter ?? defaultRetrySeconds));
    if (version !== null) response.headers.set(versionHeader, String(version));
    const { rates, available } = site.currencies;
    const script = rates === null ? null : currencyScript(available);
    return toRenderedPage(response, minimalTags(tags), endsAt, policySources, script);
  };
};
