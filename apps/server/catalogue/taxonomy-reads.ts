import { listDestinations, slugsInOtherMarkets } from "#features/destinations/store.ts";
import {
  resourcesInOtherMarkets,
  type SearchedKind,
} from "#features/resources/resources-in-other-markets.ts";
import { listResources } from "#features/resources/store.ts";
import type { ReadContext } from "./read-context.ts";

/** Reads of destinations and resources, with their slugs in other markets. */
export const taxonomyReads = (context: ReadContext) => {
  const { db, entityCaches, id, marketTags, taggedRead } = context;
  return {
    resources: taggedRead(() =>
      entityCaches.resources.one(id, marketTags, () => listResources(db, id)),
    ),
    destinations: taggedRead(() =>
      entityCaches.destinations.one(id, marketTags, () => listDestinations(db, id)),
    ),
    slugsInOtherMarkets: taggedRead(
      () =>
        entityCaches.slugsInOtherMarkets.one(id, ["catalogue"], () => slugsInOtherMarkets(db, id)),
      "catalogue",
    ),
    resourcesInOtherMarkets: taggedRead(
      (kind: SearchedKind) =>
        entityCaches.resourcesInOtherMarkets.one(`${id} ${kind}`, ["catalogue"], () =>
          resourcesInOtherMarkets(db, id, kind),
        ),
      "catalogue",
    ),
  };
};
