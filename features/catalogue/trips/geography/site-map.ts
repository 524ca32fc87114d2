import { marketById } from "#markets/markets.ts";
import { translatorFor } from "#markets/translator.ts";
import { type Stop, stopNameIn } from "../contract.ts";
import type { SiteMap } from "../map-contract.ts";
import { drawRoute } from "../parts/map.ts";

/** The map of a route that may not be saved, as visitors of a market would see it. */
export const siteMapOf = (market: string, stops: readonly Stop[]): SiteMap => {
  const { language } = marketById(market);
  const t = translatorFor(marketById(market));
  const nameOf = (stop: Stop) => stopNameIn(stop, language);
  return {
    map: drawRoute(stops, nameOf),
    alt: t("alt.map", { stops: stops.map(nameOf).join(", ") }),
    title: t("trip.mapStops"),
    listTitle: t("trip.mapList"),
  };
};
