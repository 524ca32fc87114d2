import type { RouteName } from "#markets/routes.ts";

/** The route names that have a page of their own today, and its module. Others are 404 and unlinked. */
export const shownRoutes = {
  travels: "./destinations.tsx",
  "travels-travel": "./trip.tsx",
  "travels-travel-itinerary": "./itinerary.tsx",
  "travels-travel-tour": "./departure.tsx",
  coordinators: "./coordinators.tsx",
  "coordinators-coordinator": "./coordinator.tsx",
  tours: "./confirmed-departures.tsx",
  search: "./search.tsx",
} as const satisfies Partial<Record<RouteName, string>>;

export type ShownRoute = keyof typeof shownRoutes | "index";

/** Whether links to a route lead to a page. */
export const isShown = (name: string): name is ShownRoute =>
  name === "index" || Object.hasOwn(shownRoutes, name);
