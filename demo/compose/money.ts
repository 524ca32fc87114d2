import type { Currency, MarketId } from "#markets/market-type.ts";

/**
 * Units of a currency per euro; fixed for the demo, and stored with their date when it is loaded.
 */
export const demoRates: Readonly<Record<Currency, number>> = { EUR: 1, GBP: 0.86, USD: 1.12 };

// Price levels, since living and insurance costs differ by market.
const priceLevels: Readonly<Partial<Record<MarketId, number>>> = {
  "it-IT": 1,
  "en-US": 1.06,
  "en-WE": 1.02,
  "es-ES": 0.97,
  "fr-FR": 1.03,
  "de-DE": 1.04,
  international: 1.02,
};

/** Cents that end in 9 whole units, as the catalogue's prices do. */
export const priceEndingIn9 = (units: number): number =>
  (Math.max(1, Math.round((units + 1) / 10)) * 10 - 1) * 100;

/** Converts euros to whole units of a market's currency at its price level. */
export const toMarketUnits = (euros: number, market: MarketId, currency: Currency): number =>
  euros * demoRates[currency] * (priceLevels[market] ?? 1);

/** The same in cents, rounded to ten units, for estimates. */
export const estimateCents = (euros: number, market: MarketId, currency: Currency): number =>
  Math.max(10, Math.round(toMarketUnits(euros, market, currency) / 10) * 10) * 100;
