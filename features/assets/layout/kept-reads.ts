import type { Reads } from "#features/records/kept-reads/store.ts";
import type { TaggedCache } from "#platform/server/cache/tagged-cache.ts";
import type { Layout } from "./contract.ts";
import { layoutTag, readLayout } from "./store.ts";

/** What a process keeps of them, with capacities in entries. */
export const layoutCaches = (cache: TaggedCache) => ({
  layout: cache.entities<Partial<Layout>>(20),
});

export const layoutReads = (
  { db, id, taggedRead }: Reads,
  caches: ReturnType<typeof layoutCaches>,
) => ({
  layout: taggedRead(
    () => caches.layout.one(id, [layoutTag(id)], () => readLayout(db, id)),
    layoutTag(id),
  ),
});
