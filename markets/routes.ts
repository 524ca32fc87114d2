/** Routes whose pages are written by staff; some add lists of the catalogue. */
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

/** Every public route, by its name in the specification. */
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

/** The pattern of each route in one market; null where the market hides the route. */
export type Paths = Readonly<Record<RouteName, string | null>>;
