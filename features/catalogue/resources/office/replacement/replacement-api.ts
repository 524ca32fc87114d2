import { callApi } from "#platform/browser/call-api.ts";
import {
  followPlan,
  readPlanRows,
  runPlan,
  stopPlan,
} from "#platform/browser/plans/follow-plan.ts";
import type { Plan } from "#platform/plans/contract.ts";
import type {
  ReplacedUser,
  Replacement,
  ReplacementReport,
  ReplacementSummary,
} from "#features/catalogue/resources/contract.ts";

type ReplacementPlan = Plan<ReplacementSummary>;

export type Looked = Readonly<{
  report: ReplacementReport;
  /** Of more records than are looked at at once: the plan that is run. */
  planId: string | null;
}>;

export type Looking = Readonly<{ id: string; done: number; total: number }>;

export type Replaced = Readonly<{ travels: number; leftOut: number }>;

const usersOf = (users: readonly ReplacedUser[], outcome: ReplacedUser["outcome"]) =>
  users.filter((user) => user.outcome === outcome);

/**
 * The calls of putting another resource in the place of one. All of them throw ApiError, and
 * PlanStopped where it was stopped.
 * @param path of what is replaced: `it/resources/badges/{id}/replace`
 */
export const replacementApi = (country: string, path: string) => {
  const plans = `${country}/resources/replacements`;
  const stop = (id: string): Promise<void> => stopPlan(plans, id);
  return {
    stop,
    look: async (
      replacement: Replacement,
      onLooking: (looking: Looking | null) => void,
      signal: AbortSignal,
    ): Promise<Looked> => {
      const answer = await callApi<ReplacementReport | ReplacementPlan>(
        "POST",
        `${path}?dryRun=1`,
        replacement,
      );
      if (!("state" in answer)) return { report: answer, planId: null };
      // Another choice is looked at by then.
      signal.addEventListener("abort", () => void stop(answer.id));
      try {
        await followPlan(plans, answer, ({ id, planned, rows }) =>
          onLooking({ id, done: planned, total: rows }),
        );
        const users = await readPlanRows<ReplacedUser>(plans, answer.id);
        const report = { travels: usersOf(users, "moves"), links: usersOf(users, "links") };
        return { report, planId: answer.id };
      } finally {
        onLooking(null);
      }
    },
    /** @param key does it only once, however often it is sent */
    replace: async (
      replacement: Replacement,
      planId: string | null,
      key: string,
    ): Promise<Replaced> => {
      if (planId === null) {
        const { travels } = await callApi<ReplacementReport>("POST", path, replacement, {
          "idempotency-key": key,
        });
        return { travels: travels.length, leftOut: 0 };
      }
      const begun = await runPlan<ReplacementSummary>(plans, planId, key);
      const { summary } = await followPlan(plans, begun, () => undefined);
      return summary;
    },
  };
};
