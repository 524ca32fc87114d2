/** Routes to pages that staff write. Some of these pages also show lists from the catalogue. */
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
  "wemeet",
  "wemeet-about",
] as const;

export type ContentRoute = (typeof contentRoutes)[number];

/** The names of all public routes, as the specification gives them. */
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
  "search",
  "wishlist",
  "wishlist-shared",
  "events-wemeet",
  "events-wemeet-event",
  "search-ai",
  "login",
  "chat",
  "requests-request",
  "alerts",
  "alerts-unsubscribe",
  "profile",
] as const;

export type RouteName = (typeof routeNames)[number];

/** The path pattern of each route in one market. Null stands for a route that the market hides. */
export type Paths = Readonly<Record<RouteName, string | null>>;
