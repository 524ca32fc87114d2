import { redirectsTag } from "#features/assets/redirects/store.ts";
import { settingsTag } from "#features/company/settings/store.ts";
import type { Metrics } from "#platform/server/metrics/metrics.ts";
import { createPageCache } from "#platform/server/cache/page-cache.ts";
import { headersFor } from "#platform/server/http/headers/safe-headers.ts";
import type { RequestRecords } from "#platform/server/log/request-record.ts";
import type { AppOptions } from "../app-options.ts";
import { hostOf, isSitemapPage } from "#platform/server/pages/cache-key.ts";
import { createFastPath } from "#platform/server/pages/fast-path.ts";
import type { RenderedPage } from "#platform/server/pages/rendered-page.ts";
import { createVariants } from "#platform/server/pages/variants.ts";

/** The page cache, which the metrics watch, with the fast path that answers from it. */
export const openPageCache = (
  { config, now, development }: AppOptions,
  { records, metrics }: Readonly<{ records: RequestRecords; metrics: Metrics }>,
) => {
  const clock = () => now().getTime();
  const cache = createPageCache<RenderedPage>({
    limits: development ? { pages: 0, combinations: 0 } : config.pageCache,
    isPage: isSitemapPage,
    now: clock,
  });
  metrics.watchBytes(cache.bytes);
  const variants = createVariants(config.pageCache.combinations / 2);
  const safeHeaders = headersFor(config.production);
  const fastPath = createFastPath({
    cache,
    variants,
    commonHeaders: safeHeaders,
    records,
    markets: [...new Set(config.siteHosts.values())],
    tagsOf: (market) => [redirectsTag(market), settingsTag(market)],
    marketOf: (host) => config.siteHosts.get(hostOf(host)),
    countAnswer: metrics.countCacheAnswer,
    now: clock,
  });
  return { cache, variants, fastPath, safeHeaders };
};

export type OpenPageCache = ReturnType<typeof openPageCache>;
