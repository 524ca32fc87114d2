import { planHours } from "#platform/plans/contract.ts";
import { deleteExpired } from "#platform/server/database/upkeep/drop-expired.ts";
import type { Database } from "#platform/server/database/tables.ts";
import "./store.ts";

const hourMs = 3_600_000;

/** Deletes plans with their rows, 24 hours after they were asked for. @returns how many */
export const deleteOldPlans = (db: Database, now: Date, limit: number): Promise<number> =>
  // Each takes up to 5,000 rows with it.
  deleteExpired(
    db,
    "plan",
    ["created_at"],
    new Date(now.getTime() - planHours * hourMs),
    Math.min(limit, 5),
  );
