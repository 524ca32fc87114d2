import { idOfFormerSlug } from "#features/records/former-slugs/store.ts";
import { visibleCoordinators } from "#features/catalogue/coordinators/store.ts";
import { slugsOfTrip, travelBySlug, travelsByIds } from "#features/catalogue/travels/store.ts";
import { tagsOfTripFacts, tripFactsTag, tripsById } from "#features/catalogue/trips/store.ts";
import type { Travel } from "#features/catalogue/travels/contract.ts";
import { type ReadContext, whenDatabaseUp } from "./read-context.ts";

const byId = <Each extends { id: string }>(all: readonly Each[]): ReadonlyMap<string, Each> =>
  new Map(all.map((each) => [each.id, each]));

export const travelReads = (context: ReadContext) => {
  const {
    db,
    addTags,
    entityCaches,
    id,
    marketTags,
    listTags,
    tagsOfTravel,
    tagsOfTravels,
    tagsOfTrip,
    taggedRead,
    taggedReadFor,
  } = context;
  return {
    async travelBySlug(slug: string) {
      const tagsOf = (travel: Travel | null) => (travel ? tagsOfTravel(travel.id) : listTags);
      const travel = await whenDatabaseUp(() =>
        entityCaches.travelsBySlug.one(`${id} ${slug}`, tagsOf, () => travelBySlug(db, id, slug)),
      );
      addTags(...tagsOf(travel));
      return travel;
    },
    currentSlug: taggedRead(
      (kind: "travel" | "coordinator", slug: string) =>
        entityCaches.currentSlugs.one(`${id} ${kind} ${slug}`, listTags, async () => {
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
      const travels = await entityCaches.travels.many(id, ids, tagsOfTravel, async (missing) =>
        byId(await travelsByIds(db, id, missing)),
      );
      return ids.flatMap((each) => travels.get(each) ?? []);
    }),
    trips: taggedReadFor(
      (ids: readonly string[]) => [...marketTags, "catalogue", ...tagsOfTripFacts(ids)],
      (ids: readonly string[]) =>
        entityCaches.trips.many(
          "",
          ids,
          (tripId) => ["catalogue", tripFactsTag(tripId)],
          (missing) => tripsById(db, missing),
        ),
    ),
    slugsOfTrip: taggedReadFor(tagsOfTrip, (tripId: string) =>
      entityCaches.slugsOfTrip.one(tripId, tagsOfTrip(tripId), () => slugsOfTrip(db, tripId)),
    ),
  };
};
