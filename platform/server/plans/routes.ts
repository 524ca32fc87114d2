import { absentPlan, type PlanCalls } from "#platform/calls/plan-calls.ts";
import type { Plan } from "#platform/plans/contract.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { inTheWay, Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import type { SendJob } from "#platform/server/jobs/job.ts";
import { planJobOf } from "./jobs.ts";
import type { PlanKind } from "./kind.ts";
import { listPlanRows, lockPlan, readPlan, setPlan, type StoredPlan } from "./store.ts";

const foundPlan = async <Summary>(
  db: Database,
  kind: Pick<PlanKind<unknown, unknown, Summary>, "name" | "summary">,
  market: string,
  id: string,
): Promise<Plan<Summary>> => {
  const plan = await readPlan(db, kind, market, id);
  if (!plan) throw new Problem(404, absentPlan);
  return plan;
};

const lockedPlan = async (
  trx: Database,
  { name }: Readonly<{ name: string }>,
  market: string,
  id: string,
): Promise<StoredPlan> => {
  const plan = await lockPlan(trx, market, id);
  if (plan?.kind !== name) throw new Problem(404, absentPlan);
  return plan;
};

const addReads = <Input, Row, Summary extends object>(
  api: Api,
  kind: PlanKind<Input, Row, Summary>,
  calls: PlanCalls<Row, Summary>,
): void => {
  api.route(calls.get, {
    async handle({ db, market, params: { id } }) {
      return { body: await foundPlan(db, kind, market, id) };
    },
  });

  api.route(calls.listRows, {
    async handle({ db, market, params: { id }, query }) {
      await foundPlan(db, kind, market, id);
      const { page, pageSize } = query;
      const { items, total } = await listPlanRows(db, kind, { market, id }, query);
      return { body: { items: items.map(({ content }) => content), total, page, pageSize } };
    },
  });
};

/** Follows, stops and runs the plans of one kind. */
export const addPlanRoutes = <Input, Row, Summary extends object>(
  api: Api,
  kind: PlanKind<Input, Row, Summary>,
  calls: PlanCalls<Row, Summary>,
  send: SendJob,
): void => {
  addReads(api, kind, calls);

  api.write(calls.stop, {
    async write({ trx, market, params: { id } }) {
      const plan = await lockedPlan(trx, kind, market, id);
      if (plan.state !== "planning" && plan.state !== "ready")
        throw inTheWay(`It is ${plan.state}`, `It is ${plan.state} and cannot be stopped.`);
      await setPlan(trx, plan, { state: "stopped" });
      return { body: await foundPlan(trx, kind, market, id) };
    },
  });

  api.write(calls.run, {
    async write({ trx, market, actor, params: { id } }) {
      const plan = await lockedPlan(trx, kind, market, id);
      if (plan.state !== "ready")
        throw inTheWay(
          `It is ${plan.state}`,
          `It is ${plan.state}: only a plan that is ready runs.`,
        );
      await trx
        .updateTable("plan")
        .set({ state: "running", actor: actor.email })
        .where("market", "=", market)
        .where("id", "=", id)
        .execute();
      await send(trx, planJobOf(kind), { market, id, step: "running" });
      return { body: await foundPlan(trx, kind, market, id) };
    },
  });
};
