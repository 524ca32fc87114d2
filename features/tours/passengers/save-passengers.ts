import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import { changeRecord } from "#features/records/store.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Tour } from "../contract.ts";
import { suggestedStatus } from "../planning/suggested-status.ts";
import { lockTour } from "../save/delete-tour.ts";
import { type TourContext, tourKind } from "../save/save-tours.ts";
import { toTour } from "../store.ts";
import type { Passenger, PassengerInput, Passengers } from "./passenger-contract.ts";
import { countsWith, passengerErrors } from "./passenger-rules.ts";
import { passengersOf, replacePassengers } from "./store.ts";

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

const kind = { ...tourKind, lock: lockTour, besideContent: "People in" };

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
      const errors = passengerErrors(items, before.tour, new Set(stored.map((each) => each.id)));
      if (errors.length > 0) throw new Problem(422, errors[0]?.message ?? "", { errors });
      if (isDeepStrictEqual(stored, items)) return before;
      await replacePassengers(trx, market, id, items);
      const counts = countsWith(before.tour, items.length);
      const row = await trx
        .updateTable("tour")
        .set({
          people_in: counts.peopleIn,
          people_needed: counts.peopleNeeded,
          seats_free: counts.seatsFree,
          version: sql<number>`version + 1`,
          updated_at: sql<Date>`now()`,
        })
        .where("market", "=", market)
        .where("id", "=", id)
        .returningAll()
        .executeTakeFirstOrThrow();
      return { ...before, tour: toTour(row), version: row.version };
    },
  });
  return tour;
};
