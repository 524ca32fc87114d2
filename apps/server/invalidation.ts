import { z } from "zod";
import type { InvalidationLog } from "#features/pages/publication/verify-live.ts";
import type { MarketId } from "#markets/market-type.ts";
import type { PageCache } from "#platform/server/cache/page-cache.ts";
import { tagChannel } from "#platform/server/cache/invalidate-tags.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import { addressesOf } from "./site/response/cache-key.ts";
import type { FastPath } from "./site/response/fast-path.ts";
import type { RenderedPage } from "./site/response/rendered-page.ts";

type InvalidatedCache = Readonly<{ invalidate(tags: readonly string[]): void; clear(): void }>;

export type InvalidationOptions = Readonly<{
  database: OpenDatabase;
  caches: readonly InvalidatedCache[];
  cache: PageCache<RenderedPage>;
  fastPath: FastPath;
  invalidations: InvalidationLog;
  origins: ReadonlyMap<MarketId, string>;
  /** Receives the changed tags, or null after a lost connection, when any tag may have changed. */
  onChange: (tags: readonly string[] | null) => void;
}>;

const tagsSchema = z.array(z.string());

/** Keeps this process's caches current: invalidations of all processes arrive as database notifications. */
export const followInvalidations = ({
  database,
  caches,
  cache,
  fastPath,
  invalidations,
  origins,
  onChange,
}: InvalidationOptions): Promise<void> =>
  database.listen(
    tagChannel,
    (payload) => {
      const tags = tagsSchema.parse(JSON.parse(payload));
      for (const cached of caches) cached.invalidate(tags);
      invalidations.record(tags, addressesOf(cache.invalidate(tags), origins));
      fastPath.clear();
      onChange(tags);
    },
    () => {
      for (const cached of [...caches, cache]) cached.clear();
      fastPath.clear();
      onChange(null);
    },
  );
