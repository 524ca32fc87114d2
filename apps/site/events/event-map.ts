import type { ComponentProps } from "react";
import type { PublicEvent } from "#features/catalogue/events/public/public-event.ts";
import type { Stop } from "#features/catalogue/trips/contract.ts";
import { toInteractiveMapView } from "#features/catalogue/trips/interactive-map-presenter.ts";
import { drawRoute } from "#features/catalogue/trips/map.ts";
import type { RouteMap } from "#features/catalogue/trips/parts/route-map.tsx";
import type { SiteRequest } from "../context.ts";

/** The drawn map of an event's surroundings; null without a place on the map. */
export const eventMap = (
  { localizer, thirdParties }: SiteRequest,
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
