import { callApi, type ListPage, readPages } from "#platform/browser/call-api.ts";
import { maxPlanPage, type Plan } from "#platform/plans/contract.ts";

const pollMs = 400;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, pollMs));

/** Ends the following of a plan that cannot be run. `message` is empty where somebody stopped it. */
export class PlanStopped extends Error {}

/**
 * Follows a plan until nothing of it is under way.
 * @param path below which it is kept: `it/redirects/import`
 * @param onProgress hears of each state, the first one too
 * @throws PlanStopped for one that was stopped, or that could not be done
 * @throws ApiError, TypeError
 */
export const followPlan = async <Summary>(
  path: string,
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
    plan = await callApi<Plan<Summary>>("GET", `${path}/${plan.id}`);
  }
};

/** All rows of a plan. @throws ApiError, TypeError */
export const readPlanRows = <Row>(path: string, id: string): Promise<readonly Row[]> =>
  readPages(maxPlanPage, (page) =>
    callApi<ListPage<Row>>("GET", `${path}/${id}/rows?page=${page}&pageSize=${maxPlanPage}`),
  );

/** Asks that it ends; one that has ended already, or is not reached, is left alone. */
export const stopPlan = async (path: string, id: string): Promise<void> => {
  await callApi("POST", `${path}/${id}/stop`, {}).catch(() => undefined);
};

/** @param key runs it only once, however often it is sent */
export const runPlan = <Summary>(path: string, id: string, key: string): Promise<Plan<Summary>> =>
  callApi("POST", `${path}/${id}/run`, {}, { "idempotency-key": key });
