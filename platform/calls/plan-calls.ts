import { z } from "zod";
import { maxPlanPage, planSchemaOf } from "#platform/plans/contract.ts";
import type { Access } from "./access.ts";
import { declareCall } from "./call.ts";
import { listOf, pageQuery, severalOf } from "./list-query.ts";

type Plans<
  Base extends string,
  Summary extends z.ZodType,
  Row extends z.ZodType,
  Outcome extends string,
> = Readonly<{
  /** Where plans are followed, below the country: `redirects/import`. */
  base: Base;
  /** In ids of operations: `RedirectImport`. */
  name: string;
  /** In sentences: “an import of redirects”. */
  what: string;
  read: Access;
  write: Access;
  summary: Summary;
  row: Row;
  /** What may become of a row. */
  outcomes: readonly Outcome[];
}>;

const params = { id: z.uuid() };

export const absentPlan = "There is no such plan. It is kept for 24 hours.";

/** Calls that follow, stop and run the plans of one kind. */
export const planCalls = <
  const Base extends string,
  Summary extends z.ZodType,
  Row extends z.ZodType,
  const Outcome extends string,
>({
  base,
  name,
  what,
  read,
  write,
  summary,
  row,
  outcomes,
}: Plans<Base, Summary, Row, Outcome>) => {
  const path = `/:country/${base}/:id` as const;
  const answer = planSchemaOf(summary);
  return {
    get: declareCall({
      method: "GET",
      path,
      id: `get${name}Plan`,
      summary: `How far the dry run of ${what} is, or its run`,
      access: read,
      params,
      absent: absentPlan,
      answer,
    }),
    listRows: declareCall({
      method: "GET",
      path: `${path}/rows`,
      id: `list${name}Rows`,
      summary: `What becomes, or became, of each row of ${what}`,
      access: read,
      params,
      absent: absentPlan,
      query: pageQuery({
        pageSize: z.coerce.number().int().min(1).max(maxPlanPage).default(25),
        outcomes: severalOf(outcomes),
      }),
      answer: listOf(row),
    }),
    stop: declareCall({
      method: "POST",
      path: `${path}/stop`,
      id: `stop${name}Plan`,
      summary: `Ends the dry run of ${what}; nothing was written`,
      access: write,
      params,
      absent: absentPlan,
      answer,
      problems: [409],
    }),
    run: declareCall({
      method: "POST",
      path: `${path}/run`,
      id: `run${name}Plan`,
      summary: `Carries out what the dry run of ${what} has found; what changed since is left out`,
      access: write,
      params,
      absent: absentPlan,
      status: 202,
      answer,
      problems: [409],
    }),
  };
};

export type PlanCalls<Row, Summary> = ReturnType<
  typeof planCalls<string, z.ZodType<Summary>, z.ZodType<Row>, string>
>;
