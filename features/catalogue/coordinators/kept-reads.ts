import type { Reads } from "#features/records/kept-reads/store.ts";
import type { TaggedCache } from "#platform/server/cache/tagged-cache.ts";
import type { Coordinator } from "./contract.ts";
import { coordinatorBySlug, coordinatorsTag, visibleCoordinators } from "./store.ts";

/** What a process keeps of them, with capacities in entries. */
export const coordinatorCaches = (cache: TaggedCache) => ({
  coordinatorsBySlug: cache.entities<Coordinator | null>(2000),
  coordinators: cache.entities<readonly Coordinator[]>(20),
});

export const coordinatorReads = (
  { db, id, marketTags, taggedRead }: Reads,
  caches: ReturnType<typeof coordinatorCaches>,
) => {
  const coordinatorTags = [...marketTags, coordinatorsTag(id)];
  return {
    coordinators: taggedRead(
      () => caches.coordinators.one(id, coordinatorTags, () => visibleCoordinators(db, id)),
      ...coordinatorTags,
    ),
    coordinatorBySlug: taggedRead(
      (slug: string) =>
        caches.coordinatorsBySlug.one(`${id} ${slug}`, coordinatorTags, () =>
          coordinatorBySlug(db, id, slug),
        ),
      ...coordinatorTags,
    ),
  };
};
