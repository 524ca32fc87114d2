import { type Selectable, sql } from "kysely";
import "#features/catalogue/coordinators/store.ts";
import { planHours } from "#platform/plans/contract.ts";
import type { Database, Tables } from "#platform/server/database/tables.ts";
import {
  bulkFilterSchema,
  type BulkRequest,
  type BulkRun,
  type BulkState,
  undoDays,
} from "../contract.ts";
import { isUndoable } from "../rules.ts";
import { noFacts } from "../store.ts";

export type StoredRun = Selectable<Tables["bulk_action"]>;

const noCounts: BulkRun["counts"] = {
  unplanned: 0,
  waiting: 0,
  changed: 0,
  unchanged: 0,
  refused: 0,
  stale: 0,
  undone: 0,
  kept: 0,
};

const noPlanCounts = { rows: 0, planned: 0, change: 0, none: 0, refuse: 0, noted: 0 };

type Counted = Readonly<{ counts: BulkRun["counts"]; plan: typeof noPlanCounts }>;

const countsOf = async (
  db: Database,
  market: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Counted>> => {
  const rows = await db
    .selectFrom("bulk_action_row")
    .select(["action_id", "state", "outcome", sql<number>`count(*)::integer`.as("count")])
    .select(sql<number>`count(notes)::integer`.as("noted"))
    .where("market", "=", market)
    .where(sql<boolean>`action_id = any(${sql.val([...ids])}::uuid[])`)
    .groupBy(["action_id", "state", "outcome"])
    .execute();
  const found = new Map<string, Counted>();
  for (const { action_id, state, outcome, count, noted } of rows) {
    const { counts, plan } = found.get(action_id) ?? { counts: noCounts, plan: noPlanCounts };
    found.set(action_id, {
      counts: { ...counts, [state]: counts[state] + count },
      plan: {
        ...plan,
        rows: plan.rows + count,
        noted: plan.noted + noted,
        ...(outcome && { planned: plan.planned + count, [outcome]: plan[outcome] + count }),
      },
    });
  }
  return found;
};

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

export const undoEnd = ({ action, ended_at }: Pick<StoredRun, "action" | "ended_at">) =>
  ended_at && isUndoable(action) ? new Date(ended_at.getTime() + undoDays * dayMs) : null;

const planOf = (
  { is_plan, facts, created_at }: StoredRun,
  counted: Counted["plan"],
): BulkRun["plan"] =>
  is_plan
    ? {
        ...counted,
        // One that was made before a fact was told tells nothing of it.
        facts: facts && { ...noFacts, ...facts },
        until: new Date(created_at.getTime() + planHours * hourMs).toISOString(),
      }
    : null;

const toRun = (
  row: StoredRun & Readonly<{ actor_name: string | null; coordinator_name: string | null }>,
  { counts, plan }: Counted = { counts: noCounts, plan: noPlanCounts },
): BulkRun => ({
  id: row.id,
  kind: row.kind,
  action: row.action,
  coordinator: row.coordinator_name,
  // Earlier runs do not say what could not be asked for then.
  filter: bulkFilterSchema.parse(row.filter),
  reason: row.reason,
  actor: row.actor,
  actorName: row.actor_name,
  state: row.state,
  createdAt: row.created_at.toISOString(),
  startsAt: row.starts_at?.toISOString() ?? null,
  startedAt: row.started_at?.toISOString() ?? null,
  endedAt: row.ended_at?.toISOString() ?? null,
  plan: planOf(row, plan),
  problem: row.problem,
  undoUntil: row.is_plan ? null : (undoEnd(row)?.toISOString() ?? null),
  counts,
});

const runsOf = (db: Database, market: string) =>
  db
    .selectFrom("bulk_action")
    .leftJoin("known_account as staff_account", "staff_account.email", "bulk_action.actor")
    .leftJoin("known_coordinator as coordinator", (join) =>
      join
        .onRef("coordinator.market", "=", "bulk_action.market")
        .on(sql<boolean>`coordinator.id = (bulk_action.action->>'coordinatorId')::uuid`),
    )
    .selectAll("bulk_action")
    .select(["staff_account.name as actor_name", "coordinator.name as coordinator_name"])
    .where("bulk_action.market", "=", market);

type RunsAsked = Readonly<{
  /** Whose; null for everybody's. */
  actor: string | null;
  page: number;
  pageSize: number;
}>;

/** One page of the runs of a market, the newest first, without what is only planned. */
export const listRuns = async (
  db: Database,
  market: string,
  { actor, page, pageSize }: RunsAsked,
): Promise<Readonly<{ items: readonly BulkRun[]; total: number }>> => {
  const listed = runsOf(db, market)
    .where("is_plan", "=", false)
    .$if(actor !== null, (query) => query.where("bulk_action.actor", "=", actor ?? ""));
  const { total } = await listed
    .clearSelect()
    .select(sql<number>`count(*)::integer`.as("total"))
    .executeTakeFirstOrThrow();
  const rows = await listed
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
  return { items: rows.map((row) => toRun(row, counts.get(row.id))), total };
};

export const readRun = async (
  db: Database,
  market: string,
  id: string,
): Promise<BulkRun | null> => {
  const row = await runsOf(db, market).where("bulk_action.id", "=", id).executeTakeFirst();
  if (!row) return null;
  return toRun(row, (await countsOf(db, market, [id])).get(id));
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

/** A run, or with `isPlan` only its plan, of which no row was looked at yet. */
export const insertRun = async (
  trx: Database,
  market: string,
  actor: string,
  { kind, action, filter, reason, startsAt }: BulkRequest,
  { isPlan, now }: Readonly<{ isPlan: boolean; now: Date }>,
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
      state: "planning",
      is_plan: isPlan,
      starts_at: startsAt === null ? null : new Date(startsAt),
      started_at: null,
      ended_at: null,
      problem: null,
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
