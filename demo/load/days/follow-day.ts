import type { Database } from "#platform/server/database/tables.ts";
import { moveForward } from "./move-dates.ts";
import { updateNewYearBadges } from "./new-year.ts";
import { readDemoState } from "./stored-state.ts";

/**
 * Brings a stored demo's dates and New Year badges up to a day, from the database alone. Reading
 * the demo and composing its rows takes more than a second, and finds nothing that has changed.
 * @param fingerprint of this build and the demo's files; null where it is not known
 * @param today ISO date
 * @returns false, without a change, unless a whole load of this very fingerprint has come to its
 *   end
 */
export const followDay = async (
  db: Database,
  fingerprint: string | null,
  today: string,
  step: (text: string) => void,
): Promise<boolean> => {
  const stored = await readDemoState(db);
  if (stored === null || fingerprint === null || stored.fingerprint !== fingerprint) return false;
  await moveForward(db, stored.day, today, step);
  await updateNewYearBadges(db, stored.newYearTrips, today);
  return true;
};
