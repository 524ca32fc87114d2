import { type Generated, type JSONColumnType, type Selectable, sql } from "kysely";
import { setImmediate as turn } from "node:timers/promises";
import { type Plan, planHours, type PlanState } from "#platform/plans/contract.ts";
import type { Database, Tables } from "#platform/server/database/tables.ts";
import type { PlannedRow, PlanKind } from "./kind.ts";

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    plan: {
      market: string;
      id: Generated<string>;
      created_at: Date;
      kind: string;
      actor: string;
      state: PlanState;
      row_count: number;
      /** JSON, with characters that `jsonb` refuses. */
      input: string;
      summary: JSONColumnType<object> | null;
      problem: string | null;
    };
    plan_row: {
      market: string;
      plan_id: string;
      position: number;
      outcome: string;
      /** JSON, with characters that `jsonb` refuses. */
      content: string;
      record_id: string | null;
      record_version: number | null;
    };
  }
}

export type StoredPlan = Selectable<Tables["plan"]>;
type OfPlan = Pick<StoredPlan, "market" | "id">;

/** So few that no statement holds the embedded engine, and with it the process, for long. */
export const sliceSize = 250;

const hourMs = 3_600_000;

/** @param kind whose plans are meant; those of others are not found */
export const readPlan = async <Summary>(
  db: Database,
  { name, summary }: Pick<PlanKind<unknown, unknown, Summary>, "name" | "summary">,
  market: string,
  id: string,
): Promise<Plan<Summary> | null> => {
  const found = await db
    .selectFrom("plan")
    .selectAll()
    .select((plan) =>
      plan
        .selectFrom("plan_row")
        .select(sql<number>`count(*)::integer`.as("count"))
        .whereRef("plan_row.market", "=", "plan.market")
        .whereRef("plan_row.plan_id", "=", "plan.id")
        .as("planned"),
    )
    .where("market", "=", market)
    .where("id", "=", id)
    .where("kind", "=", name)
    .executeTakeFirst();
  if (!found) return null;
  return {
    id: found.id,
    state: found.state,
    createdAt: found.created_at.toISOString(),
    rows: found.row_count,
    planned: found.planned ?? 0,
    summary: found.summary && summary.parse(found.summary),
    problem: found.problem,
    until: new Date(found.created_at.getTime() + planHours * hourMs).toISOString(),
  };
};

export const lockPlan = async (trx: Database, market: string, id: string) =>
  (await trx
    .selectFrom("plan")
    .selectAll()
    .where("market", "=", market)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst()) ?? null;

/** @returns its id */
export const insertPlan = async (
  trx: Database,
  plan: Readonly<{
    market: string;
    kind: string;
    actor: string;
    rows: number;
    input: object;
    now: Date;
  }>,
): Promise<string> => {
  const { market, kind, actor, rows, input, now } = plan;
  const { id } = await trx
    .insertInto("plan")
    .values({
      market,
      kind,
      actor,
      created_at: now,
      state: "planning",
      row_count: rows,
      input: JSON.stringify(input),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
};

export const setPlan = async (
  trx: Database,
  { market, id }: OfPlan,
  {
    summary,
    ...changes
  }: Readonly<{ state: PlanState; summary?: object; problem?: string; row_count?: number }>,
): Promise<void> => {
  await trx
    .updateTable("plan")
    .set({ ...changes, ...(summary ? { summary: JSON.stringify(summary) } : {}) })
    .where("market", "=", market)
    .where("id", "=", id)
    .execute();
};

export const deletePlanRows = async (trx: Database, { market, id }: OfPlan): Promise<void> => {
  await trx.deleteFrom("plan_row").where("market", "=", market).where("plan_id", "=", id).execute();
};

/** @param start position of the first of them */
export const insertPlanRows = async (
  trx: Database,
  { market, id }: OfPlan,
  rows: readonly PlannedRow<unknown>[],
  start: number,
): Promise<void> => {
  await trx
    .insertInto("plan_row")
    .values(
      rows.map(({ content, outcome, record }, at) => ({
        market,
        plan_id: id,
        position: start + at,
        outcome,
        content: JSON.stringify(content),
        record_id: record?.id ?? null,
        record_version: record?.version ?? null,
      })),
    )
    .execute();
};

export type RowsQuery = Readonly<{
  page: number;
  pageSize: number;
  outcomes: readonly string[] | null;
}>;

/** One page of the rows of a plan, in their order. */
export const listPlanRows = async <Row>(
  db: Database,
  { row: schema }: Pick<PlanKind<unknown, Row, unknown>, "row">,
  { market, id }: OfPlan,
  { page, pageSize, outcomes }: RowsQuery,
): Promise<Readonly<{ items: readonly PlannedRow<Row>[]; total: number }>> => {
  const found = db
    .selectFrom("plan_row")
    .where("market", "=", market)
    .where("plan_id", "=", id)
    .$if(outcomes !== null, (query) => query.where("outcome", "in", outcomes ?? []));
  const { total } = await found
    .select(sql<number>`count(*)::integer`.as("total"))
    .executeTakeFirstOrThrow();
  const rows = await found
    .select(["content", "outcome", "record_id", "record_version"])
    .orderBy("position")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const items = rows.map(({ content, outcome, record_id, record_version }) => ({
    content: schema.parse(JSON.parse(content)),
    outcome,
    record:
      record_id === null || record_version === null
        ? null
        : { id: record_id, version: record_version },
  }));
  return { items, total };
};

/** All rows of a plan, with a turn for others after each slice of them. */
export const allPlanRows = async <Row>(
  db: Database,
  kind: Pick<PlanKind<unknown, Row, unknown>, "row">,
  plan: OfPlan,
): Promise<readonly PlannedRow<Row>[]> => {
  const rows: PlannedRow<Row>[] = [];
  for (let page = 1; ; page += 1) {
    const query = { page, pageSize: sliceSize, outcomes: null };
    const { items } = await listPlanRows(db, kind, plan, query);
    rows.push(...items);
    if (items.length < sliceSize) return rows;
    await turn();
  }
};
