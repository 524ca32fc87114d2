import type { ThirdParties } from "#features/third-parties/contract.ts";
import { hostOf } from "#features/third-parties/rules.ts";
import type { Market } from "#markets/market-type.ts";
import type { Translate } from "#markets/translator.ts";
import type { Stop } from "./contract.ts";
import type { InteractiveMapView } from "./parts/interactive-map-view.ts";

type MapContext = Readonly<{
  t: Translate;
  market: Market;
  nameOf: (stop: Stop) => string;
}>;

/** The company's own word for a country is none of a map's: the two letters that it knows. */
const regionOf = ({ hreflang }: Market): string => hreflang.split("-")[1] ?? "";

/** The map that visitors may open beside the drawn one; null where none is configured. */
export const toInteractiveMapView = (
  { maps }: ThirdParties,
  stops: readonly Stop[],
  { t, market, nameOf }: MapContext,
): InteractiveMapView | null => {
  if (maps === null) return null;
  const asked = new URLSearchParams({
    key: maps.key,
    v: "weekly",
    loading: "async",
    libraries: "places",
    language: market.language,
    region: regionOf(market),
  });
  return {
    address: `${maps.base}/maps/api/js?${asked}`,
    open: t("trip.mapOpen"),
    note: t("trip.mapNote", { host: hostOf(maps.base) }),
    failed: t("trip.mapFailed"),
    stops: stops.map((stop) => ({ name: nameOf(stop), lat: stop.lat, lng: stop.lon })),
  };
};
