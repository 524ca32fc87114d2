import type { MarketId } from "#markets/market-type.ts";

/** The key of a kept answer: what is seen at an address in a currency, or in none. */
export const keptKey = (market: string, currency: string, address: string): string =>
  `${market} ${currency} ${address}`;

/** The public addresses behind keys of kept answers, each once. */
export const addressesOf = (
  keys: readonly string[],
  origins: ReadonlyMap<MarketId, string>,
): readonly string[] => {
  const byMarket = new Map<string, string>(origins);
  const addresses = keys.flatMap((key) => {
    const [market = "", , address = ""] = key.split(" ");
    const url = URL.parse(address);
    return url ? [`${byMarket.get(market) ?? url.origin}${url.pathname}${url.search}`] : [];
  });
  return [...new Set(addresses)];
};
