import {
  marketsWithTour,
  tourByCode,
  toursOfCoordinator,
  toursOfTravel,
} from "#features/tours/store.ts";
import { type ReadContext, whenDatabaseUp } from "./read-context.ts";

/** The departures of a market. */
export const tourReads = (context: ReadContext) => {
  const {
    db,
    today,
    tag,
    entityCaches,
    id,
    listed,
    ofTravel,
    ofTravels,
    ofTrip,
    reading,
    readingOf,
    toursById,
  } = context;
  return {
    toursOfTravel: readingOf(ofTravel, (travelId: string) =>
      entityCaches.toursOfTravel.one(`${id} ${today} ${travelId}`, ofTravel(travelId), () =>
        toursOfTravel(db, id, travelId, today),
      ),
    ),
    upcomingTours: readingOf(ofTravels, (ids: readonly string[]) => context.upcomingTours(id, ids)),
    toursOfCoordinator: reading(
      (who: string, limit: number) =>
        entityCaches.toursOfCoordinator.one(`${id} ${today} ${who} ${limit}`, listed, () =>
          toursOfCoordinator(db, id, who, today, limit),
        ),
      ...listed,
    ),
    async toursByIds(ids: readonly string[]) {
      const tours = await whenDatabaseUp(() => toursById(ids));
      // Which travel a departure that is not there belonged to, nobody knows.
      if (ids.some((each) => !tours.has(each))) tag(...listed);
      tag(...ofTravels([...tours.values()].map(({ travelId }) => travelId)));
      return tours;
    },
    tourByCode: readingOf(ofTravel, (travelId: string, code: string) =>
      entityCaches.toursByCode.one(`${id} ${travelId} ${code}`, ofTravel(travelId), () =>
        tourByCode(db, id, travelId, code),
      ),
    ),
    marketsWithTour: readingOf(ofTrip, (tripId: string, code: string) =>
      entityCaches.marketsWithTour.one(`${tripId} ${code}`, ofTrip(tripId), () =>
        marketsWithTour(db, tripId, code),
      ),
    ),
  };
};
