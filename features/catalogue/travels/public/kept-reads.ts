import { idOfFormerSlug } from "#features/records/former-slugs/store.ts";
import { visibleCoordinators } from "#features/catalogue/coordinators/store.ts";
import { slugsOfTrip, travelBySlug, travelsByIds } from "../store.ts";
import { tagsOfTripFacts, tripFactsTag, tripsById } from "#features/catalogue/trips/store.ts";
import type { Travel } from "../contract.ts";
import type { Reads } from "#features/records/kept-reads/store.ts";
import type { TaggedCache } from "#platform/server/cache/tagged-cache.ts";
import type { Trip } from "#features/catalogue/trips/contract.ts";

const byId = <Each extends { id: string }>(all: readonly Each[]): ReadonlyMap<string, Each> =>
  new Map(all.map((each) => [each.id, each]));

/** What a process keeps of them, with capacities in entries. */
export const travelCaches = (cache: TaggedCache) => ({
  travels: cache.entities<Travel>(2000),
  trips: cache.entities<Trip>(2000),
  travelsBySlug: cache.entities<Travel | null>(2000),
  currentSlugs: cache.entities<string | null>(500),
  slugsOfTrip: cache.entities<Awaited<ReturnType<typeof slugsOfTrip>>>(2000),
});

export const travelReads = (reads: Reads, caches: ReturnType<typeof travelCaches>) => {
  const { db, addTags, id, marketTags, listTags, whenDatabaseUp } = reads;
  const { tagsOfTravel, tagsOfTravels, tagsOfTrip, taggedRead, taggedReadFor } = reads;
  return {
    async travelBySlug(slug: string) {
      const tagsOf = (travel: Travel | null) => (travel ? tagsOfTravel(travel.id) : listTags);
      const travel = await whenDatabaseUp(() =>
        caches.travelsBySlug.one(`${id} ${slug}`, tagsOf, () => travelBySlug(db, id, slug)),
      );
      addTags(...tagsOf(travel));
      return travel;
    },
    currentSlug: taggedRead(
      (kind: "travel" | "coordinator", slug: string) =>
        caches.currentSlugs.one(`${id} ${kind} ${slug}`, listTags, async () => {
          const target = await idOfFormerSlug(db, { market: id, kind }, slug);
          if (target === null) return null;
          if (kind === "travel") return (await travelsByIds(db, id, [target]))[0]?.slug ?? null;
          return (
            (await visibleCoordinators(db, id)).find((each) => each.id === target)?.slug ?? null
          );
        }),
      ...listTags,
    ),
    travelsByIds: taggedReadFor(tagsOfTravels, async (ids: readonly string[]) => {
      const travels = await caches.travels.many(id, ids, tagsOfTravel, async (missing) =>
        byId(await travelsByIds(db, id, missing)),
      );
      return ids.flatMap((each) => travels.get(each) ?? []);
    }),
    trips: taggedReadFor(
      (ids: readonly string[]) => [...marketTags, "catalogue", ...tagsOfTripFacts(ids)],
      (ids: readonly string[]) =>
        caches.trips.many(
          "",
          ids,
          (tripId) => ["catalogue", tripFactsTag(tripId)],
          (missing) => tripsById(db, missing),
        ),
    ),
    slugsOfTrip: taggedReadFor(tagsOfTrip, (tripId: string) =>
      caches.slugsOfTrip.one(tripId, tagsOfTrip(tripId), () => slugsOfTrip(db, tripId)),
    ),
  };
};
