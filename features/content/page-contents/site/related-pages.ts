import type { ContentView } from "./content-view.ts";
import { isRegionRoute, regions } from "#features/content/search/parts/areas/areas.ts";
import { pathOf } from "#markets/paths.ts";
import type { ContentRoute, RouteName } from "#markets/routes.ts";
import { pathsInMarket, type WrittenRouteReads } from "#markets/site/paths-in-market.ts";
import type { Site } from "#markets/site/site.ts";
import type { MessageKey } from "#markets/translator.ts";

const labels = {
  travels: "footer.allTrips",
  tours: "nav.departures",
  coordinators: "nav.coordinators",
  "how-it-works": "nav.how",
  "age-groups": "footer.ageGroups",
  "no-sharing-room": "footer.privateRoom",
  "our-values": "footer.values",
  faqs: "footer.faqs",
  contacts: "footer.contacts",
  "legal-general-condition": "footer.conditions",
  "legal-privacy-policy": "footer.privacy",
  "legal-terms-conditions": "footer.terms",
  "legal-cancellation-policy": "footer.cancellation",
} as const satisfies Partial<Record<RouteName, MessageKey>>;

type LinkTarget = keyof typeof labels;

const legal = [
  "legal-general-condition",
  "legal-privacy-policy",
  "legal-terms-conditions",
  "legal-cancellation-policy",
] as const;

const legalLinksFrom = (current: ContentRoute): readonly LinkTarget[] => [
  ...legal.filter((route) => route !== current),
  "contacts",
];

const nextPages: Readonly<Partial<Record<ContentRoute, readonly LinkTarget[]>>> = {
  "age-groups": ["travels", "no-sharing-room", "how-it-works", "faqs"],
  contacts: ["faqs", "how-it-works", "legal-cancellation-policy"],
  "how-it-works": ["travels", "age-groups", "coordinators", "faqs"],
  "no-sharing-room": ["travels", "age-groups", "how-it-works", "faqs"],
  faqs: ["how-it-works", "age-groups", "coordinators", "contacts"],
  "media-sharing": ["our-values", "coordinators", "contacts"],
  "media-coordinators": ["coordinators", "our-values", "contacts"],
  "our-values": ["how-it-works", "coordinators", "travels"],
};

const routesReadBeforeBooking: readonly ContentRoute[] = [
  "how-it-works",
  "age-groups",
  "no-sharing-room",
];

/** The page's button, from which readers go on to the confirmed departures. */
export const contentAction = (
  { localizer: { t, market } }: Site<WrittenRouteReads>,
  route: ContentRoute,
): ContentView["action"] =>
  routesReadBeforeBooking.includes(route)
    ? { label: t(labels.tours), path: pathOf(market.id, "tours") ?? "/" }
    : null;

/** A continent's page links to the other continents. */
const relatedLinks = async (site: Site<WrittenRouteReads>, route: ContentRoute) => {
  const { t } = site.localizer;
  const pathTo = pathsInMarket(site, await site.catalogue.contents());
  const targets = nextPages[route] ?? legalLinksFrom(route);
  const entries = isRegionRoute(route)
    ? regions.flatMap((code) =>
        code === route
          ? []
          : [[code, t("destinations.area", { area: code, place: t(`area.${code}`) })] as const],
      )
    : targets.map((target) => [target, t(labels[target])] as const);
  return entries.flatMap(([name, label]) => {
    const path = pathTo(name);
    return path === null ? [] : [{ label, path }];
  });
};

export const relatedPages = async (
  site: Site<WrittenRouteReads>,
  route: ContentRoute,
): Promise<ContentView["onward"]> => {
  const links = await relatedLinks(site, route);
  return links.length > 0 ? { title: site.localizer.t("content.onward"), links } : null;
};
