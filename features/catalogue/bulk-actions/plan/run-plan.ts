import { sql } from "kysely";
import { inTheWay, Problem } from "#platform/server/http/problem.ts";
import type { BulkPlanRun } from "../contract.ts";
import { bulkActionJob } from "../jobs.ts";
import { absentRun } from "../policy.ts";
import { lockRun } from "../run/runs.ts";
import { assertToCome, auditRun, type BeginContext } from "./begin-plan.ts";

/**
 * Makes a plan a run, which keeps its id: of its rows those that would change and are not left out.
 * What was saved since it was planned is found when it is written.
 * @throws Problem 404, 409 for what is no plan, or not planned to its end, 422
 */
export const runPlan = async (
  context: BeginContext,
  id: string,
  { leftOut, reason, startsAt }: BulkPlanRun,
): Promise<void> => {
  const { trx, market, actor, send, now } = context;
  const run = await lockRun(trx, market, id);
  if (!run) throw new Problem(404, absentRun);
  if (!run.is_plan) throw inTheWay("It was run already", "It was run already.");
  if (run.state !== "ready")
    throw inTheWay("It is not planned", `It is ${run.state} and was not looked at to its end.`);
  assertToCome(startsAt, now);
  await trx
    .deleteFrom("bulk_action_row")
    .where("market", "=", market)
    .where("action_id", "=", id)
    .where((eb) =>
      eb.or([
        eb("outcome", "<>", "change"),
        sql<boolean>`position = any(${sql.val([...leftOut])}::integer[])`,
      ]),
    )
    .execute();
  const { rows } = await trx
    .selectFrom("bulk_action_row")
    .select(sql<number>`count(*)::integer`.as("rows"))
    .where("market", "=", market)
    .where("action_id", "=", id)
    .executeTakeFirstOrThrow();
  const nothing = "Nothing is left to be changed.";
  if (rows === 0)
    throw new Problem(422, nothing, { errors: [{ path: "leftOut", message: nothing }] });
  const { lap, kind, action } = await trx
    .updateTable("bulk_action")
    .set({
      is_plan: false,
      actor,
      reason,
      created_at: now,
      state: startsAt === null ? "running" : "planned",
      starts_at: startsAt === null ? null : new Date(startsAt),
      started_at: startsAt === null ? now : null,
      lap: sql<number>`lap + 1`,
    })
    .where("market", "=", market)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await auditRun(context, { id, kind, action, reason, startsAt, rows });
  if (startsAt === null) await send(trx, bulkActionJob, { market, id, lap });
};
