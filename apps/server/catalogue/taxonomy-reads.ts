import {
  allDestinationsTag,
  destinationsTag,
  listDestinations,
  slugsInOtherMarkets,
} from "#features/content/destinations/store.ts";
import {
  resourcesInOtherMarkets,
  type SearchedKind,
} from "#features/catalogue/resources/resources-in-other-markets.ts";
import { listResources } from "#features/catalogue/resources/store.ts";
import type { ReadContext } from "./read-context.ts";

/** Reads of destinations and resources, with their slugs in other markets. */
export const taxonomyReads = (context: ReadContext) => {
  const { db, entityCaches, id, marketTags, taggedRead } = context;
  const placeTags = [...marketTags, destinationsTag(id)];
  const slugTags = ["catalogue", allDestinationsTag];
  return {
    resources: taggedRead(() =>
      entityCaches.resources.one(id, marketTags, () => listResources(db, id)),
    ),
    destinations: taggedRead(
      () => entityCaches.destinations.one(id, placeTags, () => listDestinations(db, id)),
      ...placeTags,
    ),
    slugsInOtherMarkets: taggedRead(
      () => entityCaches.slugsInOtherMarkets.one(id, slugTags, () => slugsInOtherMarkets(db, id)),
      ...slugTags,
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
