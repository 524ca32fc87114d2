import type { Currency, MarketId } from "#markets/market-type.ts";

/**
 * Units of each currency for one euro. The rates are fixed for the demo, and are stored with their
 * date when the demo is loaded.
 */
export const demoRates: Readonly<Record<Currency, number>> = { EUR: 1, GBP: 0.86, USD: 1.12 };

// Factors on prices by market, because costs of living and insurance differ between markets.
const priceLevels: Readonly<Partial<Record<MarketId, number>>> = {
  "it-IT": 1,
  "en-US": 1.06,
  "en-WE": 1.02,
  "es-ES": 0.97,
  "fr-FR": 1.03,
  "de-DE": 1.04,
  international: 1.02,
};

/** A price in cents whose whole units end in 9, as the catalogue's prices do. */
export const priceEndingIn9 = (units: number): number =>
  (Math.max(1, Math.round((units + 1) / 10)) * 10 - 1) * 100;

/** Converts euros to units of a market's currency at the market's price level. */
export const toMarketUnits = (euros: number, market: MarketId, currency: Currency): number =>
  euros * demoRates[currency] * (priceLevels[market] ?? 1);

/**
 * Converts euros to cents of a market's currency at the market's price level, rounded to ten whole
 * units, for estimates.
 */
export const estimateCents = (euros: number, market: MarketId, currency: Currency): number =>
  Math.max(10, Math.round(toMarketUnits(euros, market, currency) / 10) * 10) * 100;
