import { listDestinations, slugsInOtherMarkets } from "#features/destinations/store.ts";
import { periodInOtherMarkets } from "#features/resources/periods-in-other-markets.ts";
import { listResources } from "#features/resources/store.ts";
import {
  resourcesInOtherMarkets,
  type SearchableKind,
} from "#features/travels/resources-in-other-markets.ts";
import type { ReadContext } from "./read-context.ts";

/** What a market calls its places and choices, and others call them. */
export const nameReads = (context: ReadContext) => {
  const { db, entityCaches, id, own, reading } = context;
  return {
    resources: reading(() => entityCaches.resources.one(id, own, () => listResources(db, id))),
    destinations: reading(() =>
      entityCaches.destinations.one(id, own, () => listDestinations(db, id)),
    ),
    slugsInOtherMarkets: reading(
      () =>
        entityCaches.slugsInOtherMarkets.one(id, ["catalogue"], () => slugsInOtherMarkets(db, id)),
      "catalogue",
    ),
    // Which are the same changes with what staff choose for trips: seldom, and never by much.
    resourcesInOtherMarkets: reading(
      (kind: SearchableKind) =>
        entityCaches.resourcesInOtherMarkets.one(`${id} ${kind}`, ["catalogue", ...own], () =>
          resourcesInOtherMarkets(db, id, kind),
        ),
      "catalogue",
    ),
    periodInOtherMarkets: reading(async (slug: string) => {
      const read = async () => {
        const found = await periodInOtherMarkets(db, id, slug);
        return found.size > 0 ? found : null;
      };
      const kept = await entityCaches.periodsInOtherMarkets.one(
        `${id} ${slug}`,
        ["catalogue"],
        read,
      );
      return kept ?? new Map<string, string>();
    }, "catalogue"),
  };
};
