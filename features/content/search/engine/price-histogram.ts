import type { SearchResult } from "../contract.ts";

const bars = 20;

/**
 * Histogram of what the trips cost in 20 bars of equal width. The limits are in whole currency
 * units.
 */
export const priceHistogram = (lowestCents: readonly number[]): SearchResult["prices"] => {
  if (lowestCents.length === 0) return null;
  let [least, most] = [Infinity, 0];
  for (const cents of lowestCents) {
    if (cents < least) least = cents;
    if (cents > most) most = cents;
  }
  const [low, high] = [Math.floor(least / 100), Math.ceil(most / 100)];
  const width = Math.max(1, high - low) / bars;
  const counts = Array.from({ length: bars }, () => 0);
  for (const cents of lowestCents) {
    const bar = Math.min(bars - 1, Math.floor((cents / 100 - low) / width));
    counts[bar] = (counts[bar] ?? 0) + 1;
  }
  return { low, high, bars: counts };
};
