import { z } from "zod";
import type { InvalidationLog } from "#features/pages/publication/verify-live.ts";
import type { MarketId } from "#markets/market-type.ts";
import type { PageCache } from "#platform/server/cache/page-cache.ts";
import { tagChannel } from "#platform/server/cache/invalidate-tags.ts";
import type { OpenDatabase } from "#platform/server/database/open.ts";
import { addressesOf } from "./site/response/cache-key.ts";
import type { FastPath } from "./site/response/fast-path.ts";
import type { RenderedPage } from "./site/response/rendered-page.ts";

/** Rows of the database that a process holds in memory. */
type Copy = Readonly<{ invalidate(tags: readonly string[]): void; clear(): void }>;

export type InvalidationOptions = Readonly<{
  database: OpenDatabase;
  copies: readonly Copy[];
  cache: PageCache<RenderedPage>;
  fastPath: FastPath;
  invalidations: InvalidationLog;
  origins: ReadonlyMap<MarketId, string>;
  /** Hears which tags changed; null when any may have, since messages can have been missed. */
  onChange: (tags: readonly string[] | null) => void;
}>;

const tagsSchema = z.array(z.string());

/** Drops what this process holds in memory as soon as any process has changed it. */
export const followInvalidations = ({
  database,
  copies,
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
      for (const copy of copies) copy.invalidate(tags);
      invalidations.record(tags, addressesOf(cache.invalidate(tags), origins));
      fastPath.clear();
      onChange(tags);
    },
    () => {
      for (const copy of [...copies, cache]) copy.clear();
      fastPath.clear();
      onChange(null);
    },
  );
