import { hasPage } from "#markets/site/built-routes.ts";
import { fixedContentTitles } from "#features/content/page-contents/store.ts";
import type { SitePagesOf } from "#features/content/pages/list/choice-routes.ts";
import { marketById } from "#markets/markets.ts";
import { pathOf, patternOf } from "#markets/paths.ts";
import { type RouteName, routeNames } from "#markets/routes.ts";
import { type Translate, translatorFor } from "#markets/translator.ts";

const listTitles: Readonly<Partial<Record<RouteName, (t: Translate) => string>>> = {
  index: () => "Home",
  travels: (t) => t("destinations.title"),
  tours: (t) => t("confirmed.title"),
  coordinators: (t) => t("coordinators.title"),
  "events-wemeet": (t) => t("nav.events"),
  search: (t) => t("search.label"),
};

/** The pages at the paths of a market's routes, except those of one travel or coordinator. */
export const sitePages =
  (product: string): SitePagesOf =>
  async (db, marketId) => {
    const market = marketById(marketId);
    const t = translatorFor(market);
    const titles = await fixedContentTitles(db, marketId);
    return routeNames.flatMap((route) => {
      const isOne = patternOf(market.id, route)?.includes(":") === false;
      const path = isOne ? pathOf(market.id, route, {}, product) : null;
      const title = titles.get(route) ?? (hasPage(route) ? listTitles[route]?.(t) : undefined);
      return path !== null && title !== undefined ? [{ path, routingKey: route, name: title }] : [];
    });
  };
