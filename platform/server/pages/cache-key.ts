import type { RenderedPage } from "./rendered-page.ts";

/** The lowercase host name of a `Host` header, without its port. */
export const hostOf = (host: string): string => host.replace(/:\d+$/, "").toLowerCase();

/**
 * The page cache's key. The host is not part of it, since a market is the same on all its hosts.
 * @param currency in which prices are shown; null for the currency that is paid
 */
export const cacheKey = (market: string, currency: string | null, path: string): string =>
  `${market} ${currency ?? "own"} ${path}`;

/**
 * Whether a cached page may be in the sitemap: it has status 200, and its address has no query or,
 * as the search of one country, equals its canonical URL.
 */
export const isSitemapPage = (
  key: string,
  { status, canonical }: Pick<RenderedPage, "status" | "canonical">,
): boolean => {
  const [, currency, path = ""] = key.split(" ");
  if (status !== 200 || currency !== "own") return false;
  return !path.includes("?") || path === canonical;
};

/** The public URLs of cached pages, without duplicates; markets without a host have none. */
export const addressesOf = (
  keys: readonly string[],
  origins: ReadonlyMap<string, string>,
): readonly string[] => {
  const addresses = keys.flatMap((key) => {
    const [market = "", , path = ""] = key.split(" ");
    const origin = origins.get(market);
    return origin === undefined ? [] : [origin + path];
  });
  return [...new Set(addresses)];
};
