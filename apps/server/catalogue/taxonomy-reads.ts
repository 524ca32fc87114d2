import { listDestinations, slugsInOtherMarkets } from "#features/destinations/store.ts";
import { periodInOtherMarkets } from "#features/resources/periods-in-other-markets.ts";
import { listResources } from "#features/resources/store.ts";
import {
  resourcesInOtherMarkets,
  type SearchableKind,
} from "#features/travels/resources-in-other-markets.ts";
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
    // A change of a single trip can alter these slugs too, but so rarely that such a change does
    // not invalidate the entry.
    resourcesInOtherMarkets: taggedRead(
      (kind: SearchableKind) =>
        entityCaches.resourcesInOtherMarkets.one(
          `${id} ${kind}`,
          ["catalogue", ...marketTags],
          () => resourcesInOtherMarkets(db, id, kind),
        ),
      "catalogue",
    ),
    periodInOtherMarkets: taggedRead(async (slug: string) => {
      const read = async () => {
        const slugs = await periodInOtherMarkets(db, id, slug);
        return slugs.size > 0 ? slugs : null;
      };
      const cached = await entityCaches.periodsInOtherMarkets.one(
        `${id} ${slug}`,
        ["catalogue"],
        read,
      );
      return cached ?? new Map<string, string>();
    }, "catalogue"),
  };
};
