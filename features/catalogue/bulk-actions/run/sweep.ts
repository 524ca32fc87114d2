import { sql } from "kysely";
import { planHours } from "#platform/plans/contract.ts";
import { deleteExpired } from "#platform/server/database/upkeep/drop-expired.ts";
import type { Database } from "#platform/server/database/tables.ts";
import "../store.ts";
import { undoDays } from "../contract.ts";

const dayMs = 86_400_000;

/** For how many days a run and what became of its rows are kept. */
const keptDays = 90;

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs);

/** Forgets what records were before runs that cannot be undone any more. @returns how many rows */
const forgetBefore = async (db: Database, now: Date, limit: number): Promise<number> => {
  const { numAffectedRows } = await sql`
    update bulk_action_row set before = null, after = null where ctid in (
      select row.ctid from bulk_action_row as row
      join bulk_action as run on run.market = row.market and run.id = row.action_id
      where row.before is not null and run.ended_at < ${daysBefore(now, undoDays)}
      limit ${limit} for update of row skip locked
    )
  `.execute(db);
  return Number(numAffectedRows ?? 0);
};

const isExpiredPlan = (now: Date) =>
  sql`run.is_plan and run.created_at < ${daysBefore(now, planHours / 24)}`;

/** Deletes the rows of plans that nobody has run. @returns how many */
const deletePlanRows = async (db: Database, now: Date, limit: number): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from bulk_action_row where ctid in (
      select row.ctid from bulk_action_row as row
      join bulk_action as run on run.market = row.market and run.id = row.action_id
      where ${isExpiredPlan(now)}
      limit ${limit} for update of row skip locked
    )
  `.execute(db);
  return Number(numAffectedRows ?? 0);
};

/** Deletes plans that nobody has run, whose rows are gone. @returns how many */
const deletePlans = async (db: Database, now: Date, limit: number): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from bulk_action where ctid in (
      select run.ctid from bulk_action as run
      where ${isExpiredPlan(now)}
      limit ${limit} for update skip locked
    )
  `.execute(db);
  return Number(numAffectedRows ?? 0);
};

/** What bulk actions leave behind; each deletes or empties at most `limit` rows. */
export const bulkSweeps = (db: Database, now: () => Date) => [
  (limit: number) => forgetBefore(db, now(), limit),
  (limit: number) => deletePlanRows(db, now(), limit),
  (limit: number) => deletePlans(db, now(), limit),
  (limit: number) =>
    deleteExpired(db, "bulk_action", ["ended_at"], daysBefore(now(), keptDays), limit),
];
