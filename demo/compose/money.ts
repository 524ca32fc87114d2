import type { Currency, MarketId } from "#markets/market-type.ts";

/** Units of a currency for one euro: the demo's own rates, stored with their date when it is loaded. */
export const demoRates: Readonly<Record<Currency, number>> = { EUR: 1, GBP: 0.86, USD: 1.12 };

// Living and insurance costs differ, so the same trip is not the same price everywhere.
const levels: Readonly<Partial<Record<MarketId, number>>> = {
  "it-IT": 1,
  "en-US": 1.06,
  "en-WE": 1.02,
  "es-ES": 0.97,
  "fr-FR": 1.03,
  "de-DE": 1.04,
  international: 1.02,
};

/** A price in cents that ends in 9 whole units, as the catalogue writes prices. */
export const priceEndingIn9 = (units: number): number =>
  (Math.max(1, Math.round((units + 1) / 10)) * 10 - 1) * 100;

/** An amount of euros in a market's currency and at its level, in whole units. */
export const unitsIn = (euros: number, market: MarketId, currency: Currency): number =>
  euros * demoRates[currency] * (levels[market] ?? 1);

/** The same, rounded to ten whole units and in cents: for amounts that are hints. */
export const aboutCents = (euros: number, market: MarketId, currency: Currency): number =>
  Math.max(10, Math.round(unitsIn(euros, market, currency) / 10) * 10) * 100;
