import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { siteContext } from "#apps/site/context.ts";
import { type StatusPage, withStatusPage } from "#apps/site/routing/status-page.ts";
import { currencyScript } from "#features/layout/parts/currency-script.ts";
import { settingsTag } from "#features/settings/store.ts";
import { cspSourcesFor } from "#features/third-parties/rules.ts";
import { minimalTags } from "#features/travels/store.ts";
import { addDays } from "#markets/days.ts";
import { dayAt, startOfDay } from "#markets/format.ts";
import type { Currency } from "#markets/market-type.ts";
import { marketById } from "#markets/markets.ts";
import { toRenderedPage, type RenderedPage } from "./response/rendered-page.ts";
import { openSite, type SiteSources } from "./site-request.ts";

/** Says which version of a custom page an answer shows. */
export const versionHeader = "page-version";

/** The site as it was built, or as development builds it for each request. */
export type SiteBuild = ServerBuild | (() => Promise<ServerBuild>);

export type RenderOptions = SiteSources & Readonly<{ build: SiteBuild; now: () => Date }>;

/** Answers with pages of the build; what is not built changes its modules under a page. */
export const answering = (build: SiteBuild) => {
  const isBuilt = typeof build !== "function";
  return { answer: createRequestHandler(build, isBuilt ? "production" : "development"), isBuilt };
};

/** Seconds to wait where nobody knows better: all is well again that long after the database is back. */
const usualWait = 5;

/** A status page, and the seconds after which it is worth asking again. */
export type ErrorPageRequest = StatusPage & Readonly<{ wait?: number }>;

/**
 * Renders pages of the public site; each is finished with the tags of what it was made of. With a
 * fault, the status page that says so stands at the address.
 */
export const createRenderer = ({ build, now, ...sources }: RenderOptions) => {
  const { answer, isBuilt } = answering(build);
  const policySources = isBuilt ? cspSourcesFor(sources.thirdParties) : null;
  return async (
    marketId: string,
    url: URL,
    currency: Currency,
    fault: ErrorPageRequest | null = null,
  ): Promise<RenderedPage> => {
    const market = marketById(marketId);
    const tags = new Set<string>([settingsTag(marketId)]);
    // Prices, promos and departures change with the market's day.
    let endsAt = startOfDay(addDays(dayAt(now(), market), 1), market).getTime();
    let version: number | null = null;
    const context = new RouterContextProvider();
    const site = await openSite(sources, {
      market,
      currency,
      origin: sources.origins.get(market.id) ?? url.origin,
      now,
      tag: (...more) => more.forEach((each) => tags.add(each)),
      endsAt: (moment) => {
        endsAt = Math.min(endsAt, moment);
      },
      onPage: (page) => {
        version = page.version;
      },
    });
    context.set(siteContext, fault ? withStatusPage(site, fault) : site);
    const response = await answer(new Request(url), context);
    if (fault || response.status >= 500) response.headers.set("cache-control", "no-store");
    if (response.status === 503)
      response.headers.set("retry-after", String(fault?.wait ?? usualWait));
    if (version !== null) response.headers.set(versionHeader, String(version));
    const { rates, available } = site.money;
    const script = rates === null ? null : currencyScript(available);
    return toRenderedPage(response, minimalTags(tags), endsAt, policySources, script);
  };
};
