import {
  marketsWithTour,
  tourByCode,
  toursOfCoordinator,
  toursOfTravel,
} from "#features/catalogue/tours/store.ts";
import { type ReadContext, whenDatabaseUp } from "./read-context.ts";

export const tourReads = (context: ReadContext) => {
  const {
    db,
    today,
    addTags,
    entityCaches,
    id,
    listTags,
    tagsOfTravel,
    tagsOfTravels,
    tagsOfTrip,
    taggedRead,
    taggedReadFor,
    toursById,
  } = context;
  return {
    toursOfTravel: taggedReadFor(tagsOfTravel, (travelId: string) =>
      entityCaches.toursOfTravel.one(`${id} ${today} ${travelId}`, tagsOfTravel(travelId), () =>
        toursOfTravel(db, id, travelId, today),
      ),
    ),
    upcomingTours: taggedReadFor(tagsOfTravels, (ids: readonly string[]) =>
      context.upcomingTours(id, ids),
    ),
    toursOfCoordinator: taggedRead(
      (coordinatorId: string, limit: number) =>
        entityCaches.toursOfCoordinator.one(
          `${id} ${today} ${coordinatorId} ${limit}`,
          listTags,
          () => toursOfCoordinator(db, id, coordinatorId, today, limit),
        ),
      ...listTags,
    ),
    async toursByIds(ids: readonly string[]) {
      const tours = await whenDatabaseUp(() => toursById(ids));
      // The travel of a missing tour is unknown, so any new departure has to invalidate the page.
      if (ids.some((each) => !tours.has(each))) addTags(...listTags);
      addTags(...tagsOfTravels([...tours.values()].map(({ travelId }) => travelId)));
      return tours;
    },
    tourByCode: taggedReadFor(tagsOfTravel, (travelId: string, code: string) =>
      entityCaches.toursByCode.one(`${id} ${travelId} ${code}`, tagsOfTravel(travelId), () =>
        tourByCode(db, id, travelId, code),
      ),
    ),
    marketsWithTour: taggedReadFor(tagsOfTrip, (tripId: string, code: string) =>
      entityCaches.marketsWithTour.one(`${tripId} ${code}`, tagsOfTrip(tripId), () =>
        marketsWithTour(db, tripId, code),
      ),
    ),
  };
};
