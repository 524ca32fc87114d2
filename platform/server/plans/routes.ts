import { z } from "zod";
import { maxPlanPage, type Plan, planSchemaOf } from "#platform/plans/contract.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { inTheWay, Problem } from "#platform/server/http/problem.ts";
import type { Access } from "#platform/server/http/routes/access.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { listOf, pageQuery, severalOf } from "#platform/server/http/routes/list-query.ts";
import type { SendJob } from "#platform/server/jobs/job.ts";
import { planJobOf } from "./jobs.ts";
import type { PlanKind } from "./kind.ts";
import { listPlanRows, lockPlan, readPlan, setPlan, type StoredPlan } from "./store.ts";

type PlanRoutes<Base extends `/:country/${string}`> = Readonly<{
  /** Where plans are followed: `/:country/redirects/import`. */
  base: Base;
  /** In ids of operations: `RedirectImport`. */
  name: string;
  /** In sentences: “an import of redirects”. */
  what: string;
  read: Access;
  write: Access;
  send: SendJob;
}>;

const params = { id: z.uuid() };
const absent = "There is no such plan. It is kept for 24 hours.";

const foundPlan = async <Summary>(
  db: Database,
  kind: Pick<PlanKind<unknown, unknown, Summary>, "name" | "summary">,
  market: string,
  id: string,
): Promise<Plan<Summary>> => {
  const plan = await readPlan(db, kind, market, id);
  if (!plan) throw new Problem(404, absent);
  return plan;
};

const lockedPlan = async (
  trx: Database,
  { name }: Readonly<{ name: string }>,
  market: string,
  id: string,
): Promise<StoredPlan> => {
  const plan = await lockPlan(trx, market, id);
  if (plan?.kind !== name) throw new Problem(404, absent);
  return plan;
};

const addReads = <Base extends `/:country/${string}`, Input, Row, Summary extends object>(
  api: Api,
  kind: PlanKind<Input, Row, Summary>,
  { base, name, what, read }: PlanRoutes<Base>,
): void => {
  api.route({
    method: "GET",
    path: `${base}/:id`,
    id: `get${name}Plan`,
    summary: `How far the dry run of ${what} is, or its run`,
    access: read,
    params,
    absent,
    answer: planSchemaOf(kind.summary),
    async handle({ db, market, params: { id } }) {
      return { body: await foundPlan(db, kind, market, id) };
    },
  });

  api.route({
    method: "GET",
    path: `${base}/:id/rows`,
    id: `list${name}Rows`,
    summary: `What becomes, or became, of each row of ${what}`,
    access: read,
    params,
    absent,
    query: pageQuery({
      pageSize: z.coerce.number().int().min(1).max(maxPlanPage).default(25),
      outcomes: severalOf(kind.outcomes),
    }),
    answer: listOf(kind.row),
    async handle({ db, market, params: { id }, query }) {
      await foundPlan(db, kind, market, id);
      const { page, pageSize } = query;
      const { items, total } = await listPlanRows(db, kind, { market, id }, query);
      return { body: { items: items.map(({ content }) => content), total, page, pageSize } };
    },
  });
};

/** Follows, stops and runs the plans of one kind. */
export const addPlanRoutes = <
  const Base extends `/:country/${string}`,
  Input,
  Row,
  Summary extends object,
>(
  api: Api,
  kind: PlanKind<Input, Row, Summary>,
  routes: PlanRoutes<Base>,
): void => {
  const { base, name, what, write, send } = routes;
  const answer = planSchemaOf(kind.summary);
  addReads(api, kind, routes);

  api.write({
    method: "POST",
    path: `${base}/:id/stop`,
    id: `stop${name}Plan`,
    summary: `Ends the dry run of ${what}; nothing was written`,
    access: write,
    params,
    absent,
    answer,
    problems: [409],
    async write({ trx, market, params: { id } }) {
      const plan = await lockedPlan(trx, kind, market, id);
      if (plan.state !== "planning" && plan.state !== "ready")
        throw inTheWay(`It is ${plan.state}`, `It is ${plan.state} and cannot be stopped.`);
      await setPlan(trx, plan, { state: "stopped" });
      return { body: await foundPlan(trx, kind, market, id) };
    },
  });

  api.write({
    method: "POST",
    path: `${base}/:id/run`,
    id: `run${name}Plan`,
    summary: `Carries out what the dry run of ${what} has found; what changed since is left out`,
    access: write,
    params,
    absent,
    status: 202,
    answer,
    problems: [409],
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
