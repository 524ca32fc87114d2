import { itIT } from "#markets/it-IT/market.ts";
import { enUS } from "#markets/en-US/market.ts";
import { enWE } from "#markets/en-WE/market.ts";
import { esES } from "#markets/es-ES/market.ts";
import { frFR } from "#markets/fr-FR/market.ts";
import { deDE } from "#markets/de-DE/market.ts";
import { international } from "#markets/international/market.ts";
import type { ApiCountry, CountryCode, Market, MarketFacts } from "#markets/market-type.ts";

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

/** @throws RangeError for an unknown id */
export const marketById = (id: string): Market => {
  const market = markets.find((market) => market.id === id);
  if (!market) throw new RangeError(`No market is called ${id}.`);
  return market;
};

/** Null for an unknown code. */
export const marketByApiCountry = (country: string): Market | null =>
  markets.find((market) => market.apiCountry === country) ?? null;
