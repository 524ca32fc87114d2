import type { Reads } from "#features/records/kept-reads/store.ts";
import type { TaggedCache } from "#platform/server/cache/tagged-cache.ts";
import type { Resource } from "./contract.ts";
import { resourcesInOtherMarkets, type SearchedKind } from "./resources-in-other-markets.ts";
import { listResources } from "./store.ts";

/** What a process keeps of them, with capacities in entries. */
export const resourceCaches = (cache: TaggedCache) => ({
  resources: cache.entities<readonly Resource[]>(20),
  resourcesInOtherMarkets: cache.entities<ReadonlyMap<string, ReadonlyMap<string, string>>>(30),
});

export const resourceReads = (
  { db, id, marketTags, taggedRead }: Reads,
  caches: ReturnType<typeof resourceCaches>,
) => ({
  resources: taggedRead(() => caches.resources.one(id, marketTags, () => listResources(db, id))),
  resourcesInOtherMarkets: taggedRead(
    (kind: SearchedKind) =>
      caches.resourcesInOtherMarkets.one(`${id} ${kind}`, ["catalogue"], () =>
        resourcesInOtherMarkets(db, id, kind),
      ),
    "catalogue",
  ),
});
