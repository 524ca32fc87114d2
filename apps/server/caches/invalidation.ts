import type { InvalidationLog } from "#features/content/pages/publication/verify-live.ts";
import { publicationTag } from "#features/content/pages/publication/store.ts";
import { readTagChange, tagChannel } from "#platform/server/cache/invalidate-tags.ts";
import type { AppOptions } from "../app-options.ts";
import type { Background } from "../background.ts";
import { addressesOf } from "#platform/server/pages/cache-key.ts";
import type { CacheFigureCounts } from "#platform/server/pages/cache-figures.ts";
import type { Caches } from "./open-caches.ts";
import type { OpenPageCache } from "./open-page-cache.ts";

type Parts = Readonly<{
  caches: Caches;
  pageCache: OpenPageCache;
  figures: Pick<CacheFigureCounts, "noteChange">;
  invalidations: InvalidationLog;
  background: Pick<Background, "wake">;
}>;

/**
 * Keeps this process's caches and its publication clock current: invalidations of all processes
 * arrive as database notifications. After a lost connection any tag may have changed.
 */
export const followInvalidations = (
  { database }: AppOptions,
  { caches, pageCache: { cache, fastPath }, figures, invalidations, background }: Parts,
): Promise<void> =>
  database.listen(
    tagChannel,
    (payload) => {
      const { tags, writtenAt } = readTagChange(payload);
      for (const cached of caches.all) cached.invalidate(tags);
      invalidations.record(tags, addressesOf(cache.invalidate(tags), caches.sources.origins));
      fastPath.invalidate(tags);
      if (tags.includes(publicationTag)) background.wake();
      if (writtenAt !== null) figures.noteChange(writtenAt);
    },
    () => {
      for (const cached of [...caches.all, cache]) cached.clear();
      fastPath.clear();
      background.wake();
    },
  );
