import type { RouteName } from "#markets/routes.ts";

/** The route names that have a page of their own today, and its module. Others are 404 and unlinked. */
export const routeModules = {
  travels: "./destinations/destinations.tsx",
  "travels-travel": "./trip/trip.tsx",
  "travels-travel-itinerary": "./trip/itinerary.tsx",
  "travels-travel-tour": "./trip/departure.tsx",
  coordinators: "./people/coordinators.tsx",
  "coordinators-coordinator": "./people/coordinator.tsx",
  tours: "./trip/confirmed-departures.tsx",
  search: "./search/search.tsx",
} as const satisfies Partial<Record<RouteName, string>>;

export type BuiltRoute = keyof typeof routeModules | "index";

/** Whether links to a route lead to a page. */
export const hasPage = (name: string): name is BuiltRoute =>
  name === "index" || Object.hasOwn(routeModules, name);
