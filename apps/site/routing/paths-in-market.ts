import { pathOf } from "#markets/paths.ts";
import type { RouteName } from "#markets/routes.ts";
import type { SiteRequest } from "../context.ts";
import { hasPage } from "./built-routes.ts";

/**
 * Returns a function from a route to its path in the visitor's market, null where it has no page.
 * @param writtenRoutes the content routes that have a text in the market
 */
export const pathsInMarket =
  ({ market, product }: SiteRequest, writtenRoutes: Pick<ReadonlySet<string>, "has">) =>
  (route: RouteName): string | null =>
    hasPage(route) || writtenRoutes.has(route) ? pathOf(market.id, route, {}, product) : null;
