import type { RouteName } from "#markets/routes.ts";

/** The modules of routes that have a page; the other route names answer 404 and are not linked. */
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

export const hasPage = (name: string): name is BuiltRoute =>
  name === "index" || Object.hasOwn(routeModules, name);
