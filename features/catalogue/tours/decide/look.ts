import type { Database } from "#platform/server/database/tables.ts";
import { whoIsFreePath } from "../board/departures-path.ts";
import type { Tour } from "../contract.ts";
import { countFree } from "../free-coordinators/count-free.ts";
import { listedTour } from "../listing/list-tours.ts";
import { otherDates } from "../parts/other-dates.ts";
import { toursByIds, toursOfTravel } from "../store.ts";
import type { Decision } from "../consequences-contract.ts";
import { choicesOf } from "./decision-rules.ts";

const shownDates = 2;

const datesFor = (tours: readonly Tour[], tour: Tour, today: string): Decision["otherDates"] =>
  otherDates(tours, tour, today)
    .filter(({ seatsFree }) => seatsFree >= Math.max(1, tour.peopleIn))
    .slice(0, shownDates)
    .map(({ id, departureDate, seatsFree }) => ({ id, departureDate, seatsFree }));

/** What somebody reads before a departure is decided; null for an unknown id. */
export const lookAtDecision = async (
  db: Database,
  market: string,
  today: string,
  id: string,
): Promise<Decision | null> => {
  const tour = (await toursByIds(db, market, [id])).get(id);
  const listed = tour && (await listedTour(db, market, today, id));
  if (!tour || !listed) return null;
  const [count] = await countFree(db, market, [tour]);
  return {
    tour: listed,
    choices: choicesOf(tour, today),
    freeCoordinators: count?.free ?? 0,
    whoIsFree: whoIsFreePath(tour),
    otherDates: datesFor(await toursOfTravel(db, market, tour.travelId, today), tour, today),
  };
};
