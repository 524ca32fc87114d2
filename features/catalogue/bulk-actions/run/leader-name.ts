import { coordinatorById } from "#features/catalogue/coordinators/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { BulkAction } from "../contract.ts";

/** Of whom departures are given to; null for any other action. */
export const leaderName = async (
  db: Database,
  market: string,
  action: BulkAction,
): Promise<string | null> => {
  if (action.type !== "coordinator" || action.coordinatorId === null) return null;
  return (await coordinatorById(db, market, action.coordinatorId))?.name ?? null;
};
