import { pathOf } from "#markets/markets.ts";
import type { RouteName } from "#markets/routes.ts";
import type { SiteRequest } from "../context.ts";
import { hasPage } from "./route-modules.ts";

/**
 * Where the routes of the visitor's market are; null for those that it has no page of.
 * @param written the routes that have a text there
 */
export const pathsInMarket =
  ({ market, product }: SiteRequest, written: Pick<ReadonlySet<string>, "has">) =>
  (route: RouteName): string | null =>
    hasPage(route) || written.has(route) ? pathOf(market.id, route, {}, product) : null;
