import type { Stop } from "#features/catalogue/trips/contract.ts";
import type { ThirdParties } from "#features/company/third-parties/contract.ts";
import { hostOf } from "#features/company/third-parties/rules.ts";
import type { Market } from "#markets/market-type.ts";
import type { Translate } from "#markets/translator.ts";
import type { InteractiveMapView } from "./interactive-map-view.ts";

type MapContext = Readonly<{
  t: Translate;
  market: Market;
  nameOf: (stop: Stop) => string;
}>;

/**
 * The market's country as an ISO 3166-1 alpha-2 code, because the map provider does not know the
 * market's own id.
 */
const regionCodeOf = ({ hreflang }: Market): string => hreflang.split("-")[1] ?? "";

/** Null when no map provider is configured. */
export const toInteractiveMapView = (
  { maps }: ThirdParties,
  stops: readonly Stop[],
  { t, market, nameOf }: MapContext,
): InteractiveMapView | null => {
  if (maps === null) return null;
  const query = new URLSearchParams({
    key: maps.key,
    v: "weekly",
    loading: "async",
    libraries: "places",
    language: market.language,
    region: regionCodeOf(market),
  });
  return {
    scriptUrl: `${maps.base}/maps/api/js?${query}`,
    openLabel: t("trip.mapOpen"),
    note: t("trip.mapNote", { host: hostOf(maps.base) }),
    failedText: t("trip.mapFailed"),
    stops: stops.map((stop) => ({ name: nameOf(stop), lat: stop.lat, lng: stop.lon })),
  };
};
