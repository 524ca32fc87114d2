import { lastWritesOf } from "#features/records/audit/store.ts";
import { dayAt } from "#markets/format.ts";
import { marketById } from "#markets/markets.ts";
import { inTransaction } from "#platform/server/database/transaction.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { BulkRowState } from "../contract.ts";
import {
  type BulkContext,
  type BulkKind,
  type BulkKinds,
  type BulkResult,
  savedBy,
} from "../store.ts";
import { nextRows, type RowUpdate, type StoredRow, updateRows } from "./rows.ts";
import { lockRun, setRunState, type StoredRun } from "./runs.ts";

export type RunOptions = Readonly<{ db: Database; kinds: BulkKinds; now: () => Date }>;

/** A run from one beginning to its next end or pause. */
export type Lap = Readonly<{ market: string; id: string; lap: number }>;

const contextOf = (trx: Database, { market, actor, id }: StoredRun, now: Date): BulkContext => ({
  db: trx,
  market,
  actor,
  today: dayAt(now, marketById(market)),
  runId: id,
});

/** What a run does at its end, in the transaction that ends it. */
export const doAtEnd = async (
  { trx, kinds, now }: Readonly<{ trx: Database; kinds: BulkKinds; now: Date }>,
  run: StoredRun,
): Promise<void> => kinds[run.kind].end?.(contextOf(trx, run, now), run.id);

/** Says of rows that others have saved who that was. */
const withWriters = async (
  { db, market }: BulkContext,
  { subject }: BulkKind,
  results: readonly BulkResult[],
): Promise<readonly BulkResult[]> => {
  const stale = results.filter(({ outcome }) => outcome === "stale").map(({ id }) => id);
  const writers = await lastWritesOf(db, { market, subject }, stale);
  return results.map((result) =>
    result.outcome === "stale"
      ? { ...result, reason: savedBy(writers.get(result.id)?.by) }
      : result,
  );
};

/** A row that was not written keeps what the plan said of it. */
const writtenRow = (row: StoredRow, { outcome, ...result }: BulkResult): RowUpdate => {
  const { position, before_value, after_value } = row;
  const isWritten = outcome === "changed" || outcome === "unchanged";
  return {
    position,
    state: outcome,
    reason: result.reason,
    from: isWritten ? result.from : before_value,
    to: isWritten ? result.to : after_value,
    now: outcome === "stale" ? result.from : null,
    before: result.before,
    after: result.after,
  };
};

const undoneRow = (row: StoredRow, { outcome, reason, from }: BulkResult): RowUpdate => {
  const isUndone = outcome === "changed" || outcome === "unchanged";
  const state: BulkRowState = isUndone ? "undone" : "kept";
  return {
    position: row.position,
    state,
    reason,
    from: row.before_value,
    to: row.after_value,
    now: outcome === "stale" ? from : null,
    before: null,
    after: null,
  };
};

const resultsOf = (results: readonly BulkResult[]) =>
  new Map(results.map((result) => [result.id, result]));

const writeRows = async (
  bulk: BulkKind,
  context: BulkContext,
  { action }: StoredRun,
  rows: readonly StoredRow[],
): Promise<readonly RowUpdate[]> => {
  const targets = rows.map(({ record_id, record_version, is_confirmed }) => ({
    id: record_id,
    version: record_version,
    isConfirmed: is_confirmed,
  }));
  const written = await bulk.write(context, action, targets);
  const results = resultsOf(await withWriters(context, bulk, written));
  return rows.flatMap((row) => {
    const result = results.get(row.record_id);
    return result ? [writtenRow(row, result)] : [];
  });
};

/** Puts back what rows have changed, and says of the others why not. */
export const undoRows = async (
  bulk: BulkKind,
  context: BulkContext,
  { action }: StoredRun,
  rows: readonly StoredRow[],
): Promise<readonly RowUpdate[]> => {
  const undoable = rows.flatMap(({ record_id, before, after }) =>
    before && after ? [{ id: record_id, before, after }] : [],
  );
  const undone = await bulk.undo(context, action, undoable);
  const results = resultsOf(await withWriters(context, bulk, undone));
  return rows.map((row) =>
    undoneRow(
      row,
      results.get(row.record_id) ?? {
        id: row.record_id,
        outcome: "refused",
        reason: "What it was before is not kept any more.",
        from: null,
        to: null,
        before: null,
        after: null,
      },
    ),
  );
};

/**
 * Writes or undoes the next rows of a run, at most `limit`, and stores what became of them in the
 * same transaction: a process that dies does none twice.
 * @returns whether there may be more to do
 */
export const runBatch = (
  { db, kinds, now }: RunOptions,
  { market, id, lap }: Lap,
  limit: number | null,
): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    const run = await lockRun(trx, market, id);
    if (!run || run.lap !== lap || (run.state !== "running" && run.state !== "undoing"))
      return false;
    const bulk = kinds[run.kind];
    const at = now();
    const rows = await nextRows(trx, run, limit ?? bulk.batchSize);
    if (rows.length === 0) {
      await doAtEnd({ trx, kinds, now: at }, run);
      const isEnd = run.state === "running" || run.ended_at === null;
      await setRunState(trx, run, "done", isEnd ? { endedAt: at } : {});
      return false;
    }
    const context = contextOf(trx, run, at);
    const updates =
      run.state === "running"
        ? await writeRows(bulk, context, run, rows)
        : await undoRows(bulk, context, run, rows);
    await updateRows(trx, run, updates, at);
    return true;
  });
