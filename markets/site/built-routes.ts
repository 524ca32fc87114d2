import type { RouteName } from "#markets/routes.ts";

/** The routes that have a page; the other route names answer 404 and are not linked. */
export const builtRoutes = [
  "index",
  "travels",
  "travels-travel",
  "travels-travel-itinerary",
  "travels-travel-tour",
  "coordinators",
  "coordinators-coordinator",
  "tours",
  "search",
  "requests-request",
  "alerts",
  "alerts-unsubscribe",
  "wishlist",
  "wishlist-shared",
  "search-ai",
  "login",
  "chat",
  "profile",
  "events-wemeet",
  "events-wemeet-event",
] as const satisfies readonly RouteName[];

export type BuiltRoute = (typeof builtRoutes)[number];

export const hasPage = (name: string): name is BuiltRoute =>
  builtRoutes.some((each) => each === name);

/** Pages that belong to a visitor: no search engine is told of them. */
const visitorRoutes: ReadonlySet<RouteName> = new Set([
  "requests-request",
  "alerts",
  "alerts-unsubscribe",
  "wishlist",
  "wishlist-shared",
  "search-ai",
  "login",
  "chat",
  "profile",
]);

export const isForEveryone = (name: RouteName): boolean =>
  hasPage(name) && !visitorRoutes.has(name);
