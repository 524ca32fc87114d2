import type { Tour } from "#features/catalogue/tours/contract.ts";
import {
  previewPassengers,
  savePassengers,
} from "#features/catalogue/tours/passengers/save-passengers.ts";
import { passengersOf } from "#features/catalogue/tours/passengers/store.ts";
import { toDraft } from "#features/catalogue/tours/save/row-rules.ts";
import type { Asking } from "#features/catalogue/tours/handed-in/asking.ts";
import { saveTour, type TourContext } from "#features/catalogue/tours/save/save-tours.ts";
import type { SeatGiving } from "#features/people/requests/desk/scene.ts";
import type { Status } from "#features/records/statuses/contract.ts";
import { dayAt } from "#markets/format.ts";
import { marketById } from "#markets/markets.ts";

/** Somebody of whom nothing is known but that they are in. */
const unknown = { id: null, firstTimer: null, previousTrips: null, gender: null, ageBand: null };

const people = (count: number) => Array.from({ length: count }, () => unknown);

const withStatus = async (
  context: TourContext,
  tour: Tour,
  status: Status | null,
): Promise<Tour> => {
  if (status === null || status === tour.status) return tour;
  const { id, version } = tour;
  const draft = { ...toDraft(tour), status };
  return saveTour(context, { id, travelId: null, version, draft });
};

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
      const were = new Set(stored.map(({ id }) => id));
      const tour = await savePassengers(context, tourId, [...stored, ...people(seats)], version);
      const passengerIds = (await passengersOf(db, market, tourId))
        .map(({ id }) => id)
        .filter((id) => !were.has(id));
      return { tour: await withStatus(context, tour, status), passengerIds };
    },
    async takeBack({ db, market, actor }, { tourId, passengerIds, status }) {
      const context = { db, market, actor, today: todayOf(market), asking };
      const stored = await passengersOf(db, market, tourId);
      const left = stored.filter(({ id }) => !passengerIds.includes(id));
      return withStatus(context, await savePassengers(context, tourId, left, null), status);
    },
  };
};
