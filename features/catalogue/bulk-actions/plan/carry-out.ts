import { lastWritesOf } from "#features/records/audit/store.ts";
import { dayAt } from "#markets/format.ts";
import { marketById } from "#markets/markets.ts";
import { inTransaction } from "#platform/server/database/transaction.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { editorsOf } from "#platform/server/presence/presence-store.ts";
import type { BulkFacts } from "../contract.ts";
import type { Lap, RunOptions } from "../run/batch.ts";
import { leaveWaiting } from "../run/rows.ts";
import { lockRun, setRunState, type StoredRun } from "../run/runs.ts";
import {
  type BulkContext,
  type BulkKind,
  type BulkPlanned,
  type KeepPlanned,
  savedBy,
} from "../store.ts";
import { storePlanned, targetsOf } from "./plan-rows.ts";

/** Ends a planning that was stopped meanwhile, or that is another attempt's. */
class PlanEnded extends Error {}

/** @throws PlanEnded */
const lockPlanning = async (trx: Database, { market, id, lap }: Lap): Promise<StoredRun> => {
  const run = await lockRun(trx, market, id);
  if (run?.state !== "planning" || run.lap !== lap) throw new PlanEnded();
  return run;
};

/** Says of rows that others have saved who that was. */
const withWriters = async (
  { db, market }: BulkContext,
  { subject }: BulkKind,
  rows: readonly BulkPlanned[],
): Promise<readonly BulkPlanned[]> => {
  const stale = rows.filter(({ isStale }) => isStale).map(({ id }) => id);
  const writers = await lastWritesOf(db, { market, subject }, stale);
  return rows.map((row) =>
    row.isStale ? { ...row, reason: savedBy(writers.get(row.id)?.by) } : row,
  );
};

/** Plans all records of a run; those that somebody edits just now are left out. */
const planRows = async (
  bulk: BulkKind,
  context: BulkContext,
  run: StoredRun,
  now: Date,
  keep: KeepPlanned,
): Promise<BulkFacts> => {
  const { db, market, actor } = context;
  const { action } = run;
  const targets = await targetsOf(db, run);
  const editors = await editorsOf(db, { market, subject: bulk.subject, now }, actor);
  const keepEdited: KeepPlanned = (rows) =>
    keep(
      rows.map((row) => ({
        ...row,
        outcome: "refuse",
        notes: [],
        isStale: false,
        reason: `${editors.get(row.id) ?? "Somebody"} edits it.`,
      })),
    );
  const edited = targets.filter(({ id }) => editors.has(id));
  if (edited.length > 0) await bulk.plan(context, action, edited, keepEdited);
  const free = targets.filter(({ id }) => !editors.has(id));
  return bulk.plan(context, action, free, keep);
};

type PlanOptions = RunOptions &
  Readonly<{
    /** Queues a run that goes on from here, in the transaction of its beginning. */
    begin: (trx: Database, lap: Lap) => Promise<void>;
    signal: AbortSignal;
  }>;

/** Ends the planning; what is no dry run begins, or waits for its time. */
const finish = ({ db, now, begin }: PlanOptions, lap: Lap, facts: BulkFacts): Promise<void> =>
  inTransaction(db, async (trx) => {
    const run = await lockPlanning(trx, lap);
    const { market, id } = run;
    await trx
      .updateTable("bulk_action")
      .set({ facts: JSON.stringify(facts) })
      .where("market", "=", market)
      .where("id", "=", id)
      .execute();
    if (run.is_plan) return void (await setRunState(trx, run, "ready"));
    if (run.starts_at) return void (await setRunState(trx, run, "planned"));
    const begun = { begins: true, startedAt: now() };
    const next = await setRunState(trx, run, "running", begun);
    await begin(trx, { market, id, lap: next });
  });

/**
 * Looks at all records of a run and stores what would become of each, part by part, until it is
 * stopped. An attempt that follows one that has died looks at all of them again.
 * @throws Error where another attempt has to look at them
 */
export const carryOutPlan = async (options: PlanOptions, lap: Lap): Promise<void> => {
  const { db, kinds, now, signal } = options;
  const { market } = lap;
  try {
    const run = await inTransaction(db, (trx) => lockPlanning(trx, lap));
    const bulk = kinds[run.kind];
    const today = dayAt(now(), marketById(market));
    const context = { db, market, actor: run.actor, today };
    const keep: KeepPlanned = async (rows) => {
      signal.throwIfAborted();
      const planned = await withWriters(context, bulk, rows);
      await inTransaction(db, async (trx) =>
        storePlanned(trx, await lockPlanning(trx, lap), planned, now()),
      );
    };
    await finish(options, lap, await planRows(bulk, context, run, now(), keep));
  } catch (error) {
    if (!(error instanceof PlanEnded)) throw error;
  }
};

/** Says of a run that it could not be planned. */
export const failPlan = ({ db, now }: RunOptions, lap: Lap): Promise<void> =>
  inTransaction(db, async (trx) => {
    const run = await lockRun(trx, lap.market, lap.id);
    if (run?.state !== "planning" || run.lap !== lap.lap) return;
    if (!run.is_plan) await leaveWaiting(trx, run, now());
    await trx
      .updateTable("bulk_action")
      .set({ state: "stopped", ended_at: now(), problem: "It could not be looked at." })
      .where("market", "=", run.market)
      .where("id", "=", run.id)
      .execute();
  });
