import { resourceCalls } from "#features/catalogue/resources/calls.ts";
import { replacementPlans } from "#features/catalogue/resources/replacement/calls.ts";
import { call } from "#platform/browser/call.ts";
import {
  followPlan,
  readPlanRows,
  runPlan,
  stopPlan,
} from "#platform/browser/plans/follow-plan.ts";
import type {
  ReplacedUser,
  Replacement,
  ReplacementReport,
  ResourceKind,
} from "#features/catalogue/resources/contract.ts";

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
 * @param id of what is replaced
 */
export const replacementApi = (country: string, kind: ResourceKind, id: string) => {
  const { replace } = resourceCalls[kind];
  const stop = (plan: string): Promise<void> => stopPlan(replacementPlans, country, plan);
  return {
    stop,
    look: async (
      replacement: Replacement,
      onLooking: (looking: Looking | null) => void,
      signal: AbortSignal,
    ): Promise<Looked> => {
      const sent = { query: { dryRun: true }, body: replacement, ifMatch: null };
      const answer = await call(replace, { country, id }, sent);
      if (!("state" in answer)) return { report: answer, planId: null };
      // Another choice is looked at by then.
      signal.addEventListener("abort", () => void stop(answer.id));
      try {
        await followPlan(replacementPlans, country, answer, (plan) =>
          onLooking({ id: plan.id, done: plan.planned, total: plan.rows }),
        );
        const users = await readPlanRows(replacementPlans, country, answer.id);
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
        const answer = await call(
          replace,
          { country, id },
          { body: replacement, ifMatch: null, key },
        );
        // Only a dry run becomes a plan.
        return { travels: "state" in answer ? 0 : answer.travels.length, leftOut: 0 };
      }
      const begun = await runPlan(replacementPlans, country, planId, key);
      const { summary } = await followPlan(replacementPlans, country, begun, () => undefined);
      return summary;
    },
  };
};
