import { readPages } from "#platform/browser/call-api.ts";
import { call } from "#platform/browser/call.ts";
import type { PlanCalls } from "#platform/calls/plan-calls.ts";
import { maxPlanPage, type Plan } from "#platform/plans/contract.ts";

const pollMs = 400;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, pollMs));

/** Ends the following of a plan that cannot be run. `message` is empty where somebody stopped it. */
export class PlanStopped extends Error {}

/**
 * Follows a plan until nothing of it is under way.
 * @param onProgress hears of each state, the first one too
 * @throws PlanStopped for one that was stopped, or that could not be done
 * @throws ApiError, TypeError
 */
export const followPlan = async <Summary>(
  { get }: Pick<PlanCalls<unknown, Summary>, "get">,
  country: string,
  begun: Plan<Summary>,
  onProgress: (plan: Plan<Summary>) => void,
): Promise<Plan<Summary> & Readonly<{ summary: Summary }>> => {
  let plan = begun;
  for (;;) {
    onProgress(plan);
    const { state, summary, problem } = plan;
    if (state === "stopped") throw new PlanStopped(problem ?? "");
    if (state !== "planning" && state !== "running" && summary !== null)
      return { ...plan, summary };
    await pause();
    plan = await call(get, { country, id: plan.id });
  }
};

/** All rows of a plan. @throws ApiError, TypeError */
export const readPlanRows = <Row>(
  { listRows }: Pick<PlanCalls<Row, unknown>, "listRows">,
  country: string,
  id: string,
): Promise<readonly Row[]> =>
  readPages(maxPlanPage, (page) =>
    call(listRows, { country, id }, { query: { page, pageSize: maxPlanPage } }),
  );

/** Asks that it ends; one that has ended already, or is not reached, is left alone. */
export const stopPlan = async (
  { stop }: Pick<PlanCalls<unknown, unknown>, "stop">,
  country: string,
  id: string,
): Promise<void> => {
  await call(stop, { country, id }).catch(() => undefined);
};

/** @param key runs it only once, however often it is sent */
export const runPlan = <Summary>(
  { run }: Pick<PlanCalls<unknown, Summary>, "run">,
  country: string,
  id: string,
  key: string,
): Promise<Plan<Summary>> => call(run, { country, id }, { key });
