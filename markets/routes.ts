/** The routes whose pages are texts of staff; some show more of the catalogue beside them. */
export const contentRoutes = [
  "age-groups",
  "contacts",
  "how-it-works",
  "no-sharing-room",
  "faqs",
  "media-sharing",
  "media-coordinators",
  "legal-general-condition",
  "legal-privacy-policy",
  "legal-terms-conditions",
  "legal-cancellation-policy",
  "asia",
  "europe",
  "america",
  "africa",
  "oceania",
  "antarctica",
  "our-values",
] as const;

export type ContentRoute = (typeof contentRoutes)[number];

/** Every public route, by the name that the source gives it. */
export const routeNames = [
  ...contentRoutes,
  "index",
  "travels",
  "travels-travel",
  "travels-travel-itinerary",
  "travels-travel-tour",
  "coordinators",
  "coordinators-coordinator",
  "tours",
  "wemeet",
  "wemeet-about",
  "search",
  "wishlist",
  "events-wemeet",
  "search-ai",
  "login",
] as const;

export type RouteName = (typeof routeNames)[number];

/** A market's path of each route; null where the market hides the route. */
export type Paths = Readonly<Record<RouteName, string | null>>;
