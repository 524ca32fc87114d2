import type { SearchQuery, SearchResult } from "../contract.ts";

/** Prices from `units` on are shown as that many whole units or more. */
const lowestCents = (units: number, rate: number): number =>
  Math.ceil(((units - 0.5) * 100) / rate);

/**
 * The search with its price limits in the market's currency, where the index has prices: a price
 * matches by the whole units as which it is shown.
 * @param rate units of the shown currency for one of the market's; 1 where it is the market's own
 */
export const inMarketUnits = (query: SearchQuery, rate: number): SearchQuery =>
  rate === 1 || (query.priceMin === null && query.priceMax === null)
    ? query
    : {
        ...query,
        priceMin: query.priceMin === null ? null : lowestCents(query.priceMin, rate) / 100,
        priceMax:
          query.priceMax === null ? null : (lowestCents(query.priceMax + 1, rate) - 1) / 100,
      };

/** The result with the limits of its prices in whole units of the shown currency. */
export const inShownUnits = (result: SearchResult, rate: number): SearchResult =>
  rate === 1 || result.prices === null
    ? result
    : {
        ...result,
        prices: {
          ...result.prices,
          low: Math.floor(result.prices.low * rate),
          high: Math.ceil(result.prices.high * rate),
        },
      };
