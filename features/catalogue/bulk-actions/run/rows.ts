import { type Selectable, sql } from "kysely";
import { matchesEachPattern, patternOf, wordsOf } from "#platform/server/database/word-patterns.ts";
import type { Database, Tables } from "#platform/server/database/tables.ts";
import type { BulkOutcome, BulkRow, BulkRowState, BulkValue } from "../contract.ts";
import { isWrittenBackwards } from "../rules.ts";
import type { BulkResult } from "../store.ts";
import type { StoredRun } from "./runs.ts";

export type StoredRow = Selectable<Tables["bulk_action_row"]>;
type OfRun = Pick<StoredRun, "market" | "id">;

const rowsOf = (db: Database, { market, id }: OfRun) =>
  db
    .selectFrom("bulk_action_row")
    .selectAll()
    .where("market", "=", market)
    .where("action_id", "=", id);

/** The next rows to write, or to undo from the last to the first. */
export const nextRows = (
  trx: Database,
  run: StoredRun,
  limit: number,
): Promise<readonly StoredRow[]> => {
  const isUndo = run.state === "undoing";
  return rowsOf(trx, run)
    .where("state", "=", isUndo ? "changed" : "waiting")
    .orderBy("write_key", isWrittenBackwards(run.action) === isUndo ? "asc" : "desc")
    .orderBy("position", isUndo ? "desc" : "asc")
    .limit(limit)
    .execute();
};

export const rowsAt = (
  trx: Database,
  run: StoredRun,
  positions: readonly number[],
): Promise<readonly StoredRow[]> =>
  rowsOf(trx, run)
    .where(sql<boolean>`position = any(${sql.val([...positions])}::integer[])`)
    .orderBy("write_key", isWrittenBackwards(run.action) ? "asc" : "desc")
    .orderBy("position", "desc")
    .execute();

export type RowUpdate = Readonly<{ position: number; state: BulkRowState; now: BulkValue }> &
  Pick<BulkResult, "reason" | "from" | "to" | "before" | "after">;

/** Stores what became of rows, in the transaction that wrote their records. */
export const updateRows = async (
  trx: Database,
  { market, id }: OfRun,
  updates: readonly RowUpdate[],
  at: Date,
): Promise<void> => {
  if (updates.length === 0) return;
  const data = JSON.stringify(updates);
  await sql`
    update bulk_action_row as row set
      state = new.state, reason = new.reason, at = ${at},
      before_value = new."from", after_value = new."to", now_value = new."now",
      before = new.before, after = new.after
    from jsonb_to_recordset(${data}::jsonb) as new(position integer, state text, reason text,
      "from" jsonb, "to" jsonb, "now" jsonb, before jsonb, after jsonb)
    where row.market = ${market} and row.action_id = ${id} and row.position = new.position
  `.execute(trx);
};

/** Rows that wait when a run ends before them stay as they are, until somebody tries them again. */
export const leaveWaiting = async (
  trx: Database,
  { market, id }: OfRun,
  at: Date,
): Promise<void> => {
  await trx
    .updateTable("bulk_action_row")
    .set({ state: "refused", reason: "The run ended before it.", at })
    .where("market", "=", market)
    .where("action_id", "=", id)
    .where("state", "in", ["unplanned", "waiting"])
    .execute();
};

/** Rows that were refused or saved by others are tried again, as they are now. */
export const reopenRows = async (
  trx: Database,
  { market, id }: OfRun,
  positions: readonly number[] | null,
): Promise<number> => {
  const { numUpdatedRows } = await trx
    .updateTable("bulk_action_row")
    .set({ state: "waiting", reason: null, at: null, record_version: null })
    .where("market", "=", market)
    .where("action_id", "=", id)
    .where("state", "in", ["refused", "stale"])
    .$if(positions !== null, (query) =>
      query.where(sql<boolean>`position = any(${sql.val([...(positions ?? [])])}::integer[])`),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
};

const toRow = (row: StoredRow): BulkRow => ({
  id: row.record_id,
  position: row.position,
  name: row.name,
  detail: row.detail,
  day: row.day,
  state: row.state,
  version: row.record_version,
  outcome: row.outcome,
  status: row.status,
  notes: row.notes ?? [],
  from: row.before_value,
  to: row.after_value,
  now: row.now_value,
  reason: row.reason,
  at: row.at?.toISOString() ?? null,
});

export type RowFilter = Readonly<{
  search: string;
  states: readonly BulkRowState[] | null;
  outcomes: readonly BulkOutcome[] | null;
  /** Whether they have notes to look at; null for all. */
  noted: boolean | null;
}>;

const foundRows = (db: Database, run: OfRun, { search, states, outcomes, noted }: RowFilter) =>
  rowsOf(db, run)
    .where(matchesEachPattern(["name", "detail"], wordsOf(search).map(patternOf)))
    .$if(states !== null, (query) => query.where("state", "in", states ?? []))
    .$if(outcomes !== null, (query) => query.where("outcome", "in", outcomes ?? []))
    .$if(noted !== null, (query) => query.where("notes", noted ? "is not" : "is", null));

/** One page of the rows of a run in the order in which they were found. */
export const listRows = async (
  db: Database,
  run: OfRun,
  { page, pageSize, ...filter }: RowFilter & Readonly<{ page: number; pageSize: number }>,
): Promise<Readonly<{ items: readonly BulkRow[]; total: number }>> => {
  const found = foundRows(db, run, filter);
  const { total } = await found
    .clearSelect()
    .select(sql<number>`count(*)::integer`.as("total"))
    .executeTakeFirstOrThrow();
  const rows = await found
    .orderBy("position")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { items: rows.map(toRow), total };
};

/** Some of the rows of a run in the order in which they are written. */
export const pageOfRows = async (
  db: Database,
  run: OfRun,
  page: number,
  pageSize: number,
): Promise<readonly BulkRow[]> => {
  const rows = rowsOf(db, run).orderBy("position").limit(pageSize);
  return (await rows.offset((page - 1) * pageSize).execute()).map(toRow);
};

/** Of the rows that a run would change, the places of those that a search finds. */
export const changedPositions = async (
  db: Database,
  run: OfRun,
  filter: Pick<RowFilter, "search" | "noted">,
): Promise<readonly number[]> => {
  const rows = await foundRows(db, run, { ...filter, states: null, outcomes: ["change"] })
    .clearSelect()
    .select("position")
    .orderBy("position")
    .execute();
  return rows.map(({ position }) => position);
};
