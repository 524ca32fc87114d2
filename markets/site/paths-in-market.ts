import { pathOf } from "../paths.ts";
import type { ContentRoute, RouteName } from "#markets/routes.ts";
import { hasPage } from "./built-routes.ts";
import type { Site } from "./site.ts";

/** What is read for these paths; the read adds its cache tags to the page. */
export type WrittenRouteReads = Readonly<{
  /** The content routes that have a text in this market, each with the time of its last change. */
  contents(): Promise<ReadonlyMap<string, Date>>;
  /** Ids of the markets in which the content route has a text. */
  marketsWithContent(route: ContentRoute): Promise<ReadonlySet<string>>;
}>;

/**
 * Returns a function from a route to its path in the visitor's market, null where it has no page.
 * @param writtenRoutes the content routes that have a text in the market
 */
export const pathsInMarket =
  ({ market, product }: Site, writtenRoutes: Pick<ReadonlySet<string>, "has">) =>
  (route: RouteName): string | null =>
    hasPage(route) || writtenRoutes.has(route) ? pathOf(market.id, route, {}, product) : null;
