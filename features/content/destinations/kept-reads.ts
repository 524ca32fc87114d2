import type { Reads } from "#features/records/kept-reads/store.ts";
import type { TaggedCache } from "#platform/server/cache/tagged-cache.ts";
import type { DescribedDestination } from "./contract.ts";
import {
  allDestinationsTag,
  destinationsTag,
  listDestinations,
  slugsInOtherMarkets,
} from "./store.ts";

/** What a process keeps of them, with capacities in entries. */
export const destinationCaches = (cache: TaggedCache) => ({
  destinations: cache.entities<readonly DescribedDestination[]>(20),
  slugsInOtherMarkets: cache.entities<ReadonlyMap<string, ReadonlyMap<string, string>>>(20),
});

export const destinationReads = (
  { db, id, marketTags, taggedRead }: Reads,
  caches: ReturnType<typeof destinationCaches>,
) => {
  const placeTags = [...marketTags, destinationsTag(id)];
  const slugTags = ["catalogue", allDestinationsTag];
  return {
    destinations: taggedRead(
      () => caches.destinations.one(id, placeTags, () => listDestinations(db, id)),
      ...placeTags,
    ),
    slugsInOtherMarkets: taggedRead(
      () => caches.slugsInOtherMarkets.one(id, slugTags, () => slugsInOtherMarkets(db, id)),
      ...slugTags,
    ),
  };
};
