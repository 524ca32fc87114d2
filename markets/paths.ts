import { paths as itIT } from "#markets/it-IT/paths.ts";
import { paths as enUS } from "#markets/en-US/paths.ts";
import { paths as enWE } from "#markets/en-WE/paths.ts";
import { paths as esES } from "#markets/es-ES/paths.ts";
import { paths as frFR } from "#markets/fr-FR/paths.ts";
import { paths as deDE } from "#markets/de-DE/paths.ts";
import { paths as international } from "#markets/international/paths.ts";
import type { MarketId } from "#markets/market-type.ts";
import type { Paths, RouteName } from "#markets/routes.ts";

const pathsByMarket: Readonly<Record<MarketId, Paths>> = {
  "it-IT": itIT,
  "en-US": enUS,
  "en-WE": enWE,
  "es-ES": esES,
  "fr-FR": frFR,
  "de-DE": deDE,
  international,
};

/**
 * The path of a route in a market. Null when the market hides the route.
 * @param params values of the `:name` segments
 * @param product the name of the product, which some paths contain in lower case
 * @throws RangeError when a segment has no value
 */
export const pathOf = (
  market: MarketId,
  route: RouteName,
  params: Readonly<Record<string, string>> = {},
  product = "",
): string | null => {
  const pattern = pathsByMarket[market][route];
  if (pattern === null) return null;
  return pattern
    .replaceAll("{product}", product.toLowerCase())
    .replaceAll(/:(\w+)/g, (_, name: string) => {
      const value = params[name];
      if (value === undefined) throw new RangeError(`${route} needs ${name}.`);
      return encodeURIComponent(value);
    });
};

/** The route's path with its `:name` segments. Null when the market hides the route. */
export const patternOf = (market: MarketId, route: RouteName): string | null =>
  pathsByMarket[market][route];
