import type { Status } from "#features/records/statuses/contract.ts";
import { dayAt } from "#markets/format.ts";
import { marketById } from "#markets/markets.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { Tour } from "../contract.ts";
import type { Asking } from "../handed-in/asking.ts";
import { toDraft } from "../save/row-rules.ts";
import { saveTour, type TourContext } from "../save/save-tours.ts";
import { previewPassengers, savePassengers } from "./save-passengers.ts";
import { passengersOf } from "./store.ts";

type InMarket = Readonly<{ db: Database; market: string }>;
type ByStaff = InMarket & Readonly<{ actor: string }>;
/** A null status stays as it is. */
type GivenSeats = Readonly<{
  tourId: string;
  version: number;
  seats: number;
  status: Status | null;
}>;
type TakenBack = Readonly<{
  tourId: string;
  passengerIds: readonly string[];
  status: Status | null;
}>;

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
export const seatGiving = (asking: Asking) => {
  const todayOf = (market: string) => dayAt(asking.now(), marketById(market));
  return {
    async preview({ db, market }: InMarket, tour: Tour, seats: number) {
      const stored = await passengersOf(db, market, tour.id);
      return previewPassengers(tour, stored, [...stored, ...people(seats)], todayOf(market));
    },
    async give({ db, market, actor }: ByStaff, { tourId, version, seats, status }: GivenSeats) {
      const context = { db, market, actor, today: todayOf(market), asking };
      const stored = await passengersOf(db, market, tourId);
      const were = new Set(stored.map(({ id }) => id));
      const tour = await savePassengers(context, tourId, [...stored, ...people(seats)], version);
      const passengerIds = (await passengersOf(db, market, tourId))
        .map(({ id }) => id)
        .filter((id) => !were.has(id));
      return { tour: await withStatus(context, tour, status), passengerIds };
    },
    async takeBack({ db, market, actor }: ByStaff, { tourId, passengerIds, status }: TakenBack) {
      const context = { db, market, actor, today: todayOf(market), asking };
      const stored = await passengersOf(db, market, tourId);
      const left = stored.filter(({ id }) => !passengerIds.includes(id));
      return withStatus(context, await savePassengers(context, tourId, left, null), status);
    },
  };
};
