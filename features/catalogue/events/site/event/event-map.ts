import type { ComponentProps } from "react";
import type { PublicEvent } from "#features/catalogue/events/public-event-rules.ts";
import type { Stop } from "#features/catalogue/trips/contract.ts";
import { toInteractiveMapView } from "#features/catalogue/trips/parts/interactive-map-presenter.ts";
import { drawRoute } from "#features/catalogue/trips/parts/map.ts";
import type { RouteMap } from "#features/catalogue/trips/parts/route-map.tsx";
import type { ThirdParties } from "#features/company/third-parties/contract.ts";
import type { Site } from "#markets/site/site.ts";

/** What is read here of the market, for one request. */
type PageSite = Site & Readonly<{ thirdParties: ThirdParties }>;

/** The drawn map of an event's surroundings; null without a place on the map. */
export const eventMap = (
  { localizer, thirdParties }: PageSite,
  { latitude, longitude, city, address }: PublicEvent,
): ComponentProps<typeof RouteMap> | null => {
  if (latitude === null || longitude === null) return null;
  const { t } = localizer;
  const stops: readonly Stop[] = [
    { key: "place", lat: latitude, lon: longitude, names: { all: city } },
  ];
  const map = drawRoute(stops, () => city);
  const place = address || city;
  return (
    map && {
      map,
      alt: t("events.mapAlt", { place: [address, city].filter(Boolean).join(", ") }),
      title: t("events.where"),
      listTitle: place,
      interactive: toInteractiveMapView(thirdParties, stops, { ...localizer, nameOf: () => place }),
    }
  );
};
