import { choicePictures } from "#features/assets/media/store.ts";
import { absencesBetween } from "#features/catalogue/coordinators/store.ts";
import { addDays } from "#markets/days.ts";
import { marketById } from "#markets/markets.ts";
import type { ChoicePicture } from "#platform/choices/choice.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { type Absence, minDaysAtHome } from "#features/catalogue/coordinators/agenda-rules.ts";
import { declinedBy } from "../questions/store.ts";
import { groupsLedBy } from "../stored-tours.ts";
import { isFreeFor } from "./rank-coordinators.ts";

export type FreeCount = Readonly<{ free: number; faces: readonly ChoicePicture[] }>;

const shownFaces = 3;

const readAll = (db: Database, market: string) =>
  db
    .selectFrom("known_coordinator as coordinator")
    .select(["id", "portrait_id"])
    .where("market", "=", market)
    .orderBy("trips_led", "desc")
    .orderBy("id")
    .execute();

/**
 * How many coordinators are free for each departure, by the rule of the list of those who
 * are, with the faces of the most experienced.
 */
export const countFree = async (
  db: Database,
  market: string,
  tours: readonly (Absence & Readonly<{ id: string }>)[],
): Promise<readonly FreeCount[]> => {
  const days = tours.flatMap(({ departureDate, endDate }) => [departureDate, endDate]);
  const [first, last] = [days.toSorted()[0], days.toSorted().at(-1)];
  if (first === undefined || last === undefined) return [];
  const coordinators = await readAll(db, market);
  const groups = await groupsLedBy(db, market, null, {
    from: addDays(first, -minDaysAtHome - 1),
    to: addDays(last, minDaysAtHome + 1),
  });
  const groupsOf = Map.groupBy(groups, ({ coordinatorId }) => coordinatorId);
  const absencesOf = Map.groupBy(
    await absencesBetween(db, market, { from: first, to: last }),
    ({ coordinatorId }) => coordinatorId,
  );
  const declined = await declinedBy(
    db,
    market,
    tours.map(({ id }) => id),
  );
  const free = tours.map((tour) =>
    coordinators.filter(({ id }) => {
      const groupsOfOthers = (groupsOf.get(id) ?? []).filter(({ key }) => key !== tour.id);
      const declinedOn = declined.get(tour.id)?.get(id) ?? null;
      const candidate = {
        groups: groupsOfOthers,
        absences: absencesOf.get(id) ?? [],
        declinedOn,
      };
      return isFreeFor(candidate, tour);
    }),
  );
  const portraits = await choicePictures(
    db,
    marketById(market).language,
    free.flatMap((each) => each.slice(0, shownFaces).map(({ portrait_id }) => portrait_id)),
  );
  return free.map((each) => ({
    free: each.length,
    faces: each
      .slice(0, shownFaces)
      .flatMap(({ portrait_id }) => portraits.get(portrait_id ?? "") ?? []),
  }));
};
