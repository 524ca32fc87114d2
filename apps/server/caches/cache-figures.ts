import type { CacheResult } from "#platform/server/cache/page-cache.ts";

type Counts = Readonly<{ answered: number; hits: number }>;

/** How many answers of this process came from its page cache, by market. */
export const createCacheFigures = (now: () => Date) => {
  const since = now().toISOString();
  const byMarket = new Map<string, Counts>();
  const countsOf = (market: string): Counts => byMarket.get(market) ?? { answered: 0, hits: 0 };
  return {
    count({ market, result }: Readonly<{ market: string; result: CacheResult }>): void {
      const { answered, hits } = countsOf(market);
      const isHit = result === "fresh" || result === "stale";
      byMarket.set(market, { answered: answered + 1, hits: hits + (isHit ? 1 : 0) });
    },
    countsOf: (market: string) => ({ ...countsOf(market), since }),
  };
};

export type CacheFigureCounts = ReturnType<typeof createCacheFigures>;
