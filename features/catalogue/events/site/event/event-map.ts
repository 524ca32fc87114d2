import type { ComponentProps } from "react";
import type { PublicEvent } from "#features/catalogue/events/public-event-rules.ts";
import type { Stop } from "#features/catalogue/trips/contract.ts";
import { toInteractiveMapView } from "#features/catalogue/trips/parts/interactive-map-presenter.ts";
import { drawRoute } from "#features/catalogue/trips/parts/map.ts";
import type { RouteMapView } from "#features/catalogue/trips/parts/route-map-view.ts";
import type { RouteMap } from "#features/catalogue/trips/parts/route-map.tsx";
import type { ThirdParties } from "#features/company/third-parties/contract.ts";
import type { Localizer } from "#markets/localizer.ts";

/** What is read here of the market, for one request. */
type PageSite = Readonly<{ localizer: Localizer; thirdParties: ThirdParties }>;

type Venue = Pick<PublicEvent, "latitude" | "longitude" | "city" | "address">;

/** A map has a few kilobytes. */
const maxMaps = 500;

/**
 * Drawn maps by place, because drawing takes 0.1 s. An event itself changes with each sign-up, and
 * its place hardly ever.
 */
const drawnMaps = new Map<string, RouteMapView>();

const mapOf = (stops: readonly Stop[], city: string): RouteMapView | null => {
  const place = JSON.stringify(stops);
  const known = drawnMaps.get(place);
  if (known) return known;
  const map = drawRoute(stops, () => city);
  if (map) drawnMaps.set(place, map);
  const [oldest = ""] = drawnMaps.keys();
  if (drawnMaps.size > maxMaps) drawnMaps.delete(oldest);
  return map;
};

/** The drawn map of an event's surroundings; null without a place on the map. */
export const eventMap = (
  { localizer, thirdParties }: PageSite,
  { latitude, longitude, city, address }: Venue,
): ComponentProps<typeof RouteMap> | null => {
  if (latitude === null || longitude === null) return null;
  const { t } = localizer;
  const stops: readonly Stop[] = [
    { key: "place", lat: latitude, lon: longitude, names: { all: city } },
  ];
  const map = mapOf(stops, city);
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
