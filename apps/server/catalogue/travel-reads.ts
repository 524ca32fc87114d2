import { visibleCoordinators } from "#features/coordinators/store.ts";
import {
  idOfFormerSlug,
  slugsOfTrip,
  travelBySlug,
  travelsByIds,
} from "#features/travels/store.ts";
import { tripsById } from "#features/trips/store.ts";
import type { Travel } from "#features/travels/contract.ts";
import { type ReadContext, whenDatabaseUp } from "./read-context.ts";

const byId = <Each extends { id: string }>(all: readonly Each[]): ReadonlyMap<string, Each> =>
  new Map(all.map((each) => [each.id, each]));

/** The travels and trips of a market. */
export const travelReads = (context: ReadContext) => {
  const {
    db,
    tag,
    entityCaches,
    id,
    own,
    listed,
    ofTravel,
    ofTravels,
    ofTrip,
    reading,
    readingOf,
  } = context;
  return {
    async travelBySlug(slug: string) {
      const tagsOf = (travel: Travel | null) => (travel ? ofTravel(travel.id) : listed);
      const travel = await whenDatabaseUp(() =>
        entityCaches.travelsBySlug.one(`${id} ${slug}`, tagsOf, () => travelBySlug(db, id, slug)),
      );
      tag(...tagsOf(travel));
      return travel;
    },
    currentSlug: reading(
      (kind: "travel" | "coordinator", slug: string) =>
        entityCaches.newSlugs.one(`${id} ${kind} ${slug}`, listed, async () => {
          const target = await idOfFormerSlug(db, id, kind, slug);
          if (target === null) return null;
          if (kind === "travel") return (await travelsByIds(db, id, [target]))[0]?.slug ?? null;
          return (
            (await visibleCoordinators(db, id)).find((each) => each.id === target)?.slug ?? null
          );
        }),
      ...listed,
    ),
    travelsByIds: readingOf(ofTravels, async (ids: readonly string[]) => {
      const found = await entityCaches.travels.many(id, ids, ofTravel, async (missing) =>
        byId(await travelsByIds(db, id, missing)),
      );
      return ids.flatMap((each) => found.get(each) ?? []);
    }),
    trips: reading(
      (ids: readonly string[]) =>
        entityCaches.trips.many(
          "",
          ids,
          () => ["catalogue"],
          (missing) => tripsById(db, missing),
        ),
      ...own,
      "catalogue",
    ),
    slugsOfTrip: readingOf(ofTrip, (tripId: string) =>
      entityCaches.slugsOfTrip.one(tripId, ofTrip(tripId), () => slugsOfTrip(db, tripId)),
    ),
  };
};
