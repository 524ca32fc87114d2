import type { FixedRoute } from "../fixed-contract.ts";

/** Names of routes whose keys are no words that staff say. */
const names: Readonly<Partial<Record<FixedRoute, string>>> = {
  index: "Home",
  faqs: "Frequently asked questions",
  "media-sharing": "Sharing photos",
  "media-coordinators": "Photos for coordinators",
  "legal-general-condition": "General conditions",
  "legal-privacy-policy": "Privacy policy",
  "legal-terms-conditions": "Terms of the site",
  "legal-cancellation-policy": "Cancellation policy",
};

/** A fixed route as staff read it: `how-it-works` becomes "How it works". */
export const routeLabel = (route: FixedRoute): string =>
  names[route] ?? route.replaceAll("-", " ").replace(/^./, (first) => first.toUpperCase());
