import { z } from "zod";

/** For how many hours a plan is kept that nobody runs, and what came of one that was run. */
export const planHours = 24;

/** The most rows that a dry run looks at while its caller waits; more are a plan. */
export const maxRowsAtOnce = 500;

/** The most rows of a plan that one call reads. */
export const maxPlanPage = 500;

export const planStates = ["planning", "ready", "running", "done", "stopped"] as const;
export type PlanState = (typeof planStates)[number];

/** What is known of a plan. @param summary of all its rows */
export const planSchemaOf = <Summary extends z.ZodType>(summary: Summary) =>
  z.strictObject({
    id: z.uuid(),
    state: z.enum(planStates),
    createdAt: z.iso.datetime(),
    rows: z.int(),
    planned: z.int().describe("How many rows are known so far."),
    summary: summary.nullable().describe("Null until all rows are known."),
    problem: z.string().nullable().describe("Why it could not be planned, or not run."),
    until: z.iso.datetime().describe("When it is deleted."),
  });

export type Plan<Summary> = Readonly<{
  id: string;
  state: PlanState;
  createdAt: string;
  rows: number;
  planned: number;
  summary: Summary | null;
  problem: string | null;
  until: string;
}>;
