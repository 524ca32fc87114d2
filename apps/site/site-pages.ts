import type { MarketId } from "#markets/market-type.ts";
import type { PageParams, PageRoute } from "./rendering/page-route.tsx";
import { renderPage } from "./rendering/render-page.tsx";
import type { BuiltRoute } from "./routing/built-routes.ts";
import { matchRoute } from "./routing/match-route.ts";
import { pages } from "./routing/pages.ts";

/** The page of a path: its route, the values in the path, and how it is made. */
export type PageAtPath = Readonly<{ route: BuiltRoute | "*"; params: PageParams; page: PageRoute }>;

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
    const noParams = {
      travel: "",
      tour: "",
      coordinator: "",
      event: "",
      key: "",
      "*": path.slice(1),
    };
    return { route, params: { ...noParams, ...match?.params }, page: pages[route] };
  },
  render: renderPage,
};
