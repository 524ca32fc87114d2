import {
  marketsWithTour,
  tourByCode,
  toursByIds,
  toursOfCoordinator,
  toursOfTravel,
} from "../store.ts";
import type { Reads } from "#features/records/kept-reads/store.ts";
import type { TaggedCache } from "#platform/server/cache/tagged-cache.ts";
import type { PricedTour, Tour } from "../contract.ts";

/** What a process keeps of them, with capacities in entries. */
export const tourCaches = (cache: TaggedCache) => ({
  departures: cache.entities<Tour>(5000),
  toursOfTravel: cache.entities<readonly Tour[]>(1000),
  toursOfCoordinator: cache.entities<readonly Tour[]>(500),
  toursByCode: cache.entities<Tour | null>(2000),
  marketsWithTour: cache.entities<ReadonlySet<string>>(2000),
});

/** The departures of travels that are yet to start, as the search index knows them. */
type UpcomingTours = (
  market: string,
  travels: readonly string[],
) => Promise<ReadonlyMap<string, readonly PricedTour[]>>;

/** Departures by their ids, without adding tags to the page. */
export const toursById =
  ({ db, id, tagsOfTravel, listTags }: Reads, caches: ReturnType<typeof tourCaches>) =>
  (ids: readonly string[]) =>
    caches.departures.many(
      id,
      ids,
      // The travel of a missing tour is unknown, so any new departure has to invalidate the entry.
      (_, tour) => (tour ? tagsOfTravel(tour.travelId) : listTags),
      (missing) => toursByIds(db, id, missing),
    );

export const tourReads = (
  reads: Reads,
  caches: ReturnType<typeof tourCaches>,
  upcomingTours: UpcomingTours,
) => {
  const { db, today, addTags, id, listTags, whenDatabaseUp } = reads;
  const { tagsOfTravel, tagsOfTravels, tagsOfTrip, taggedRead, taggedReadFor } = reads;
  const readTours = toursById(reads, caches);
  return {
    toursOfTravel: taggedReadFor(tagsOfTravel, (travelId: string) =>
      caches.toursOfTravel.one(`${id} ${today} ${travelId}`, tagsOfTravel(travelId), () =>
        toursOfTravel(db, id, travelId, today),
      ),
    ),
    upcomingTours: taggedReadFor(tagsOfTravels, (ids: readonly string[]) => upcomingTours(id, ids)),
    toursOfCoordinator: taggedRead(
      (coordinatorId: string, limit: number) =>
        caches.toursOfCoordinator.one(`${id} ${today} ${coordinatorId} ${limit}`, listTags, () =>
          toursOfCoordinator(db, id, coordinatorId, today, limit),
        ),
      ...listTags,
    ),
    async toursByIds(ids: readonly string[]) {
      const tours = await whenDatabaseUp(() => readTours(ids));
      // The travel of a missing tour is unknown, so any new departure has to invalidate the page.
      if (ids.some((each) => !tours.has(each))) addTags(...listTags);
      addTags(...tagsOfTravels([...tours.values()].map(({ travelId }) => travelId)));
      return tours;
    },
    tourByCode: taggedReadFor(tagsOfTravel, (travelId: string, code: string) =>
      caches.toursByCode.one(`${id} ${travelId} ${code}`, tagsOfTravel(travelId), () =>
        tourByCode(db, id, travelId, code),
      ),
    ),
    marketsWithTour: taggedReadFor(tagsOfTrip, (tripId: string, code: string) =>
      caches.marketsWithTour.one(`${tripId} ${code}`, tagsOfTrip(tripId), () =>
        marketsWithTour(db, tripId, code),
      ),
    ),
  };
};
