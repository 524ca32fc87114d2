import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import { changeRecord } from "#features/records/records/store.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Tour } from "../contract.ts";
import { suggestedStatus } from "../consequences/suggested-status.ts";
import { lockTour } from "../save/delete-tour.ts";
import { type TourContext, tourKind, type TourOfTravel } from "../save/save-tours.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { toTour } from "../store.ts";
import type {
  Passenger,
  PassengerInput,
  Passengers,
  PassengersPreview,
} from "./passenger-contract.ts";
import { countsWith, passengerErrors } from "./passenger-rules.ts";
import { passengersOf, replacePassengers, reseatPassengers } from "./store.ts";

export const toPassengers = (
  tour: Tour,
  items: readonly Passenger[],
  today: string,
): Passengers => ({
  items,
  peopleIn: tour.peopleIn,
  peopleNeeded: tour.peopleNeeded,
  seatsFree: tour.seatsFree,
  suggestion: suggestedStatus(tour, today),
});

/**
 * A departure with these people in it.
 * @throws Problem 422 with an error by field
 */
const tourWith = (
  tour: Tour,
  stored: readonly Passenger[],
  items: readonly PassengerInput[],
): Tour => {
  const errors = passengerErrors(items, tour, new Set(stored.map(({ id }) => id)));
  if (errors.length > 0) throw new Problem(422, errors[0]?.message ?? "", { errors });
  return { ...tour, ...countsWith(tour, items.length) };
};

const numbersOf = ({ peopleIn, peopleNeeded, seatsFree }: Tour) => ({
  peopleIn,
  peopleNeeded,
  seatsFree,
});

/**
 * What a save would do, which is not carried out.
 * @throws Problem 422 with an error by field
 */
export const previewPassengers = (
  tour: Tour,
  stored: readonly Passenger[],
  items: readonly PassengerInput[],
  today: string,
): PassengersPreview => {
  const after = tourWith(tour, stored, items);
  return {
    before: numbersOf(tour),
    after: numbersOf(after),
    suggestion: suggestedStatus(after, today),
  };
};

const kind = { ...tourKind, lock: lockTour, besideContent: "People in" };

const writePeopleIn = async (
  trx: Database,
  market: string,
  { id, peopleIn, peopleNeeded, seatsFree }: Tour,
): Promise<Pick<TourOfTravel, "tour" | "version">> => {
  const row = await trx
    .updateTable("tour")
    .set({
      people_in: peopleIn,
      people_needed: peopleNeeded,
      seats_free: seatsFree,
      version: sql<number>`version + 1`,
      updated_at: sql<Date>`now()`,
    })
    .where("market", "=", market)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { tour: toTour(row), version: row.version };
};

/**
 * Writes the people in a departure, and with them their number, the people still needed and the
 * free seats. Its audit keeps these numbers and nothing of the people; the status stays as it is.
 * @throws Problem 404, 412, 422 with an error by field
 */
export const savePassengers = async (
  context: TourContext,
  id: string,
  items: readonly PassengerInput[],
  ifVersion: number | null,
): Promise<Tour> => {
  const { market } = context;
  const { tour } = await changeRecord(kind, context, {
    id,
    ifVersion,
    async write(trx, before) {
      const stored = await passengersOf(trx, market, id);
      const counts = tourWith(before.tour, stored, items);
      if (isDeepStrictEqual(stored, items)) return before;
      await replacePassengers(trx, market, id, items);
      return { ...before, ...(await writePeopleIn(trx, market, counts)) };
    },
  });
  return tour;
};

type Moving = Readonly<{ fromId: string; toId: string; passengerIds: readonly string[] }>;

/**
 * Moves people to another departure, where seats were kept for them, so that its free seats stay. Who
 * is not in any more is left out.
 * @returns how many have moved
 * @throws Problem 404, 422 where there are fewer seats than people
 */
export const movePassengers = async (
  context: TourContext,
  { fromId, toId, passengerIds }: Moving,
): Promise<number> => {
  const { db, market } = context;
  const stored = await passengersOf(db, market, fromId);
  const moved = stored.filter(({ id }) => passengerIds.includes(id)).map(({ id }) => id);
  if (moved.length === 0) return 0;
  const [left, seated] = [-moved.length, moved.length];
  const write = (id: string, people: number, kept: number) =>
    changeRecord(kind, context, {
      id,
      ifVersion: null,
      async write(trx, before) {
        const withKept = { ...before.tour, seatsFree: before.tour.seatsFree + kept };
        const peopleIn = before.tour.peopleIn + people;
        if (peopleIn > before.tour.seatsTotal)
          throw new Problem(422, "There are fewer seats than people.");
        const after = { ...before.tour, ...countsWith(withKept, peopleIn) };
        return { ...before, ...(await writePeopleIn(trx, market, after)) };
      },
    });
  await reseatPassengers(db, market, moved, toId);
  await write(fromId, left, 0);
  await write(toId, seated, seated);
  return moved.length;
};
