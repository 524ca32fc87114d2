import type { MarketId } from "#markets/market-type.ts";
import type { BuiltRoute } from "#markets/site/built-routes.ts";
import { matchRoute } from "#markets/site/match-route.ts";
import { type PageParams, paramsOfPath } from "#markets/site/page-params.ts";
import { renderPage } from "./rendering/render-page.tsx";
import { pages } from "./routing/pages.ts";
import type { SitePage } from "./site-page.ts";

/** The page of a path: its route, the values in the path, and how it is made. */
export type PageAtPath = Readonly<{ route: BuiltRoute | "*"; params: PageParams; page: SitePage }>;

/** What the server draws public pages with. */
export type SitePages = Readonly<{
  /** @param path as in the page's normalized address */
  at: (market: MarketId, path: string) => PageAtPath;
  render: typeof renderPage;
}>;

export const sitePages: SitePages = {
  at(market, path) {
    const match = matchRoute(market, path);
    const route = match?.route ?? "*";
    return { route, params: { ...paramsOfPath(path), ...match?.params }, page: pages[route] };
  },
  render: renderPage,
};
