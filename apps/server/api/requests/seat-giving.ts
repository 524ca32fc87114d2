import {
  previewPassengers,
  savePassengers,
} from "#features/catalogue/tours/passengers/save-passengers.ts";
import { passengersOf } from "#features/catalogue/tours/passengers/store.ts";
import { toDraft } from "#features/catalogue/tours/planning/many.ts";
import type { Asking } from "#features/catalogue/tours/questions/asking.ts";
import { saveTour } from "#features/catalogue/tours/save/save-tours.ts";
import type { SeatGiving } from "#features/people/requests/desk/scene.ts";
import { dayAt } from "#markets/format.ts";
import { marketById } from "#markets/markets.ts";

/** Somebody of whom nothing is known but that they are in. */
const unknown = { id: null, firstTimer: null, previousTrips: null, gender: null, ageBand: null };

const people = (count: number) => Array.from({ length: count }, () => unknown);

/** Gives seats through the writes of departures, so that all that follows from these follows. */
export const seatGiving = (asking: Asking): SeatGiving => {
  const todayOf = (market: string) => dayAt(asking.now(), marketById(market));
  return {
    async preview({ db, market }, tour, seats) {
      const stored = await passengersOf(db, market, tour.id);
      return previewPassengers(tour, stored, [...stored, ...people(seats)], todayOf(market));
    },
    async give({ db, market, actor }, { tourId, version, seats, status }) {
      const context = { db, market, actor, today: todayOf(market), asking };
      const stored = await passengersOf(db, market, tourId);
      const items = [...stored, ...people(seats)];
      const tour = await savePassengers(context, tourId, items, version);
      if (status === null || status === tour.status) return tour;
      const draft = { ...toDraft(tour), status };
      return saveTour(context, { id: tourId, travelId: null, version: tour.version, draft });
    },
  };
};
