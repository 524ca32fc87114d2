import { marketByApiCountry } from "#markets/markets.ts";

/** `Italy` for `it`. */
export const marketLabel = (country: string): string =>
  marketByApiCountry(country)?.label ?? country;
