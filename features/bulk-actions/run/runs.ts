import { type Selectable, sql } from "kysely";
import type { Database, Tables } from "#platform/server/database/tables.ts";
import { type BulkRequest, type BulkRun, type BulkState, undoDays } from "../contract.ts";
import { isUndoable } from "../rules.ts";

export type StoredRun = Selectable<Tables["bulk_action"]>;

const noCounts: BulkRun["counts"] = {
  waiting: 0,
  changed: 0,
  unchanged: 0,
  refused: 0,
  stale: 0,
  undone: 0,
  kept: 0,
};

const countsOf = async (
  db: Database,
  market: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, BulkRun["counts"]>> => {
  const rows = await db
    .selectFrom("bulk_action_row")
    .select(["action_id", "state", sql<number>`count(*)::integer`.as("count")])
    .where("market", "=", market)
    .where(sql<boolean>`action_id = any(${sql.val([...ids])}::uuid[])`)
    .groupBy(["action_id", "state"])
    .execute();
  const counts = new Map<string, BulkRun["counts"]>();
  for (const { action_id, state, count } of rows)
    counts.set(action_id, { ...(counts.get(action_id) ?? noCounts), [state]: count });
  return counts;
};

const dayMs = 86_400_000;

export const undoEnd = ({ action, ended_at }: Pick<StoredRun, "action" | "ended_at">) =>
  ended_at && isUndoable(action) ? new Date(ended_at.getTime() + undoDays * dayMs) : null;

const toRun = (
  row: StoredRun & Readonly<{ actor_name: string | null }>,
  counts: BulkRun["counts"],
): BulkRun => ({
  id: row.id,
  kind: row.kind,
  action: row.action,
  // Runs from before rows could be chosen do not say it.
  filter: { ...row.filter, chosen: row.filter.chosen ?? false },
  reason: row.reason,
  actor: row.actor,
  actorName: row.actor_name,
  state: row.state,
  createdAt: row.created_at.toISOString(),
  startsAt: row.starts_at?.toISOString() ?? null,
  startedAt: row.started_at?.toISOString() ?? null,
  endedAt: row.ended_at?.toISOString() ?? null,
  undoUntil: undoEnd(row)?.toISOString() ?? null,
  counts,
});

const runsOf = (db: Database, market: string) =>
  db
    .selectFrom("bulk_action")
    .leftJoin("staff_account", "staff_account.email", "bulk_action.actor")
    .selectAll("bulk_action")
    .select("staff_account.name as actor_name")
    .where("bulk_action.market", "=", market);

/** One page of the runs of a market, the newest first. */
export const listRuns = async (
  db: Database,
  market: string,
  { page, pageSize }: Readonly<{ page: number; pageSize: number }>,
): Promise<Readonly<{ items: readonly BulkRun[]; total: number }>> => {
  const { total } = await db
    .selectFrom("bulk_action")
    .select(sql<number>`count(*)::integer`.as("total"))
    .where("market", "=", market)
    .executeTakeFirstOrThrow();
  const rows = await runsOf(db, market)
    .orderBy("bulk_action.created_at", "desc")
    .orderBy("bulk_action.id")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const counts = await countsOf(
    db,
    market,
    rows.map(({ id }) => id),
  );
  return { items: rows.map((row) => toRun(row, counts.get(row.id) ?? noCounts)), total };
};

export const readRun = async (
  db: Database,
  market: string,
  id: string,
): Promise<BulkRun | null> => {
  const row = await runsOf(db, market).where("bulk_action.id", "=", id).executeTakeFirst();
  if (!row) return null;
  return toRun(row, (await countsOf(db, market, [id])).get(id) ?? noCounts);
};

/** Locks a run, so that nothing else writes its rows until the transaction ends. */
export const lockRun = async (
  trx: Database,
  market: string,
  id: string,
): Promise<StoredRun | null> =>
  (await trx
    .selectFrom("bulk_action")
    .selectAll()
    .where("market", "=", market)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst()) ?? null;

export const insertRun = async (
  trx: Database,
  market: string,
  actor: string,
  { kind, action, filter, reason, startsAt }: BulkRequest,
  now: Date,
): Promise<StoredRun> =>
  trx
    .insertInto("bulk_action")
    .values({
      market,
      actor,
      kind,
      action: JSON.stringify(action),
      filter: JSON.stringify(filter),
      reason,
      created_at: now,
      state: startsAt === null ? "running" : "planned",
      starts_at: startsAt === null ? null : new Date(startsAt),
      started_at: startsAt === null ? now : null,
      ended_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** @returns the lap after the change: `begins` raises it, so that a job of its own carries it on */
export const setRunState = async (
  trx: Database,
  { market, id }: Pick<StoredRun, "market" | "id">,
  state: BulkState,
  {
    begins = false,
    endedAt,
    startedAt,
  }: Readonly<{ begins?: boolean; endedAt?: Date; startedAt?: Date }> = {},
): Promise<number> => {
  const { lap } = await trx
    .updateTable("bulk_action")
    .set({
      state,
      ...(begins ? { lap: sql<number>`lap + 1` } : {}),
      ...(endedAt ? { ended_at: endedAt } : {}),
      ...(startedAt ? { started_at: startedAt } : {}),
    })
    .where("market", "=", market)
    .where("id", "=", id)
    .returning("lap")
    .executeTakeFirstOrThrow();
  return lap;
};
