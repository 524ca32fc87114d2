import { z } from "zod";
import { isConnectionError } from "#platform/server/database/away.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { inTransaction } from "#platform/server/database/transaction.ts";
import { Problem } from "#platform/server/http/problem.ts";
import { FailedForGood, handleJob, type Job, type JobHandler } from "#platform/server/jobs/job.ts";
import type { PlanKind } from "./kind.ts";
import {
  allPlanRows,
  deletePlanRows,
  insertPlanRows,
  lockPlan,
  setPlan,
  sliceSize,
  type StoredPlan,
} from "./store.ts";

const payload = z.strictObject({
  market: z.string(),
  id: z.uuid(),
  step: z.enum(["planning", "running"]),
});

type Step = z.infer<typeof payload>;

export const planJobOf = ({ name }: Readonly<{ name: string }>): Job<Step> => ({
  name: `plan-${name}`,
  payload,
  keyOf: ({ market, id, step }) => `${market} ${id} ${step}`,
  retries: { limit: 100, pause: 1, maxPause: 60 },
});

/** Ends a step that was stopped meanwhile, or that was done before. */
class StepEnded extends Error {}

/** @throws StepEnded */
const lockStep = async (trx: Database, { market, id, step }: Step): Promise<StoredPlan> => {
  const plan = await lockPlan(trx, market, id);
  if (plan?.state !== step) throw new StepEnded();
  return plan;
};

const inputOf = <Input>(
  { input: schema }: Pick<PlanKind<Input, unknown, unknown>, "input">,
  { input }: StoredPlan,
): Input => schema.parse(JSON.parse(input));

type Work<Input, Row, Summary> = Readonly<{
  db: Database;
  kind: PlanKind<Input, Row, Summary>;
  step: Step;
  signal: AbortSignal;
}>;

/** Looks at all rows and stores what was found, slice by slice, until it is stopped. */
const look = async <Input, Row, Summary extends object>({
  db,
  kind,
  step,
  signal,
}: Work<Input, Row, Summary>): Promise<void> => {
  const plan = await inTransaction(db, async (trx) => {
    const locked = await lockStep(trx, step);
    // An attempt before this one may have died in the middle.
    await deletePlanRows(trx, locked);
    return locked;
  });
  const { market, actor } = plan;
  const { rows, summary } = await kind.look({ db, market, actor }, inputOf(kind, plan));
  for (let start = 0; start < rows.length; start += sliceSize) {
    signal.throwIfAborted();
    await inTransaction(db, async (trx) =>
      insertPlanRows(trx, await lockStep(trx, step), rows.slice(start, start + sliceSize), start),
    );
  }
  await inTransaction(db, async (trx) =>
    setPlan(trx, await lockStep(trx, step), { state: "ready", summary, row_count: rows.length }),
  );
};

/** Writes all of it, and what came of it, in one transaction. */
const run = <Input, Row, Summary extends object>({
  db,
  kind,
  step,
}: Work<Input, Row, Summary>): Promise<void> =>
  inTransaction(db, async (trx) => {
    const plan = await lockStep(trx, step);
    const { market, actor } = plan;
    const planned = await allPlanRows(trx, kind, plan);
    const context = { db: trx, market, actor };
    const { rows, summary } = await kind.run(context, inputOf(kind, plan), planned);
    await deletePlanRows(trx, plan);
    for (let start = 0; start < rows.length; start += sliceSize)
      await insertPlanRows(trx, plan, rows.slice(start, start + sliceSize), start);
    await setPlan(trx, plan, { state: "done", summary, row_count: rows.length });
  });

const failStep = (db: Database, step: Step, error: unknown): Promise<void> =>
  inTransaction(db, async (trx) => {
    const problem =
      error instanceof Problem ? error.message : "It could not be done. Nothing was written.";
    await setPlan(trx, await lockStep(trx, step), { state: "stopped", problem });
  });

/** Errors that a later attempt may not meet. */
const isPassing = (error: unknown): boolean =>
  isConnectionError(error) || (error instanceof Problem && error.status >= 500);

/** Looks at what a plan asks for, and carries it out once somebody runs it. */
export const planHandler = <Input, Row, Summary extends object>(
  kind: PlanKind<Input, Row, Summary>,
  db: Database,
): JobHandler =>
  handleJob(planJobOf(kind), {
    async run(step, { signal }) {
      const work = { db, kind, step, signal };
      try {
        await (step.step === "planning" ? look(work) : run(work));
      } catch (error) {
        if (error instanceof StepEnded) return;
        if (signal.aborted || isPassing(error)) throw error;
        await failStep(db, step, error);
        if (!(error instanceof Problem))
          throw new FailedForGood("A plan could not be done.", { cause: error });
      }
    },
    async pending(pendingDb) {
      const plans = await pendingDb
        .selectFrom("plan")
        .select(["market", "id", "state"])
        .where("kind", "=", kind.name)
        .where("state", "in", ["planning", "running"])
        .execute();
      return plans.map(({ market, id, state }) => payload.parse({ market, id, step: state }));
    },
  });
