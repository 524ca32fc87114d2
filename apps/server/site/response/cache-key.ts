import type { MarketId } from "#markets/market-type.ts";
import type { RenderedPage } from "./rendered-page.ts";

/** The name that a `Host` header asks for, as the host table writes it. */
export const hostOf = (host: string): string => host.replace(/:\d+$/, "").toLowerCase();

/**
 * The key of a kept answer: what is seen at a path of a market. Neither the host nor its port takes
 * part, since one market is the same at each of its names.
 * @param currency what prices are read in, null where it is what is paid
 */
export const cacheKey = (market: string, currency: string | null, path: string): string =>
  `${market} ${currency ?? "own"} ${path}`;

/**
 * Whether a kept answer may stand in the sitemap: there, and asked for by its path alone or, as the
 * search of one country, by the very address under which it is listed.
 */
export const isSitemapPage = (
  key: string,
  { status, canonical }: Pick<RenderedPage, "status" | "canonical">,
): boolean => {
  const [, currency, path = ""] = key.split(" ");
  if (status !== 200 || currency !== "own" || path.endsWith(".data")) return false;
  return !path.includes("?") || path === canonical;
};

/** The public addresses behind keys of kept answers, each once; a market that no host shows has none. */
export const addressesOf = (
  keys: readonly string[],
  origins: ReadonlyMap<MarketId, string>,
): readonly string[] => {
  const byMarket = new Map<string, string>(origins);
  const addresses = keys.flatMap((key) => {
    const [market = "", , path = ""] = key.split(" ");
    const origin = byMarket.get(market);
    return origin === undefined ? [] : [origin + path];
  });
  return [...new Set(addresses)];
};
