import { itIT } from "#markets/it-IT/market.ts";
import { paths as itITPaths } from "#markets/it-IT/paths.ts";
import { enUS } from "#markets/en-US/market.ts";
import { paths as enUSPaths } from "#markets/en-US/paths.ts";
import { enWE } from "#markets/en-WE/market.ts";
import { paths as enWEPaths } from "#markets/en-WE/paths.ts";
import { esES } from "#markets/es-ES/market.ts";
import { paths as esESPaths } from "#markets/es-ES/paths.ts";
import { frFR } from "#markets/fr-FR/market.ts";
import { paths as frFRPaths } from "#markets/fr-FR/paths.ts";
import { deDE } from "#markets/de-DE/market.ts";
import { paths as deDEPaths } from "#markets/de-DE/paths.ts";
import { international } from "#markets/international/market.ts";
import { paths as internationalPaths } from "#markets/international/paths.ts";
import type {
  ApiCountry,
  CountryCode,
  Market,
  MarketFacts,
  MarketId,
} from "#markets/market-type.ts";
import type { Paths, RouteName } from "#markets/routes.ts";

const apiCountryOf = (code: CountryCode | null): ApiCountry =>
  code === null ? "int" : (code.toLowerCase() as Lowercase<CountryCode>);

const withDefaults = (facts: MarketFacts): Market => ({
  ...facts,
  apiCountry: apiCountryOf(facts.countryCode),
  hostDefault: facts.countryCode === null ? "localhost" : `${facts.domainSuffix}.localhost`,
});

/** All markets. The international configuration is the last. */
export const markets: readonly Market[] = [itIT, enUS, enWE, esES, frFR, deDE, international].map(
  withDefaults,
);

const pathsByMarket: Readonly<Record<MarketId, Paths>> = {
  "it-IT": itITPaths,
  "en-US": enUSPaths,
  "en-WE": enWEPaths,
  "es-ES": esESPaths,
  "fr-FR": frFRPaths,
  "de-DE": deDEPaths,
  international: internationalPaths,
};

/** @throws RangeError for an unknown id */
export const marketById = (id: string): Market => {
  const market = markets.find((market) => market.id === id);
  if (!market) throw new RangeError(`No market is called ${id}.`);
  return market;
};

/** Null for an unknown code. */
export const marketByApiCountry = (country: string): Market | null =>
  markets.find((market) => market.apiCountry === country) ?? null;

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
