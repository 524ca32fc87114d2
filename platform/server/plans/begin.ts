import type { Database } from "#platform/server/database/tables.ts";
import type { Accepted } from "#platform/server/http/routes/handling.ts";
import type { SendJob } from "#platform/server/jobs/job.ts";
import { planJobOf } from "./jobs.ts";
import type { PlanKind } from "./kind.ts";
import { insertPlan, readPlan } from "./store.ts";

type BeginPlan<Input> = Readonly<{
  trx: Database;
  market: string;
  actor: string;
  send: SendJob;
  now: Date;
  input: Input;
  /** As far as it is known before anything is looked at. */
  rows: number;
  /** Below which the plan is followed: `/api/it/redirects/import`. */
  base: string;
}>;

/** Stores what a dry run asks for and has it looked at in the background. */
export const beginPlan = async <Input extends object, Row, Summary>(
  kind: PlanKind<Input, Row, Summary>,
  { trx, market, actor, send, now, input, rows, base }: BeginPlan<Input>,
): Promise<Accepted> => {
  const id = await insertPlan(trx, { market, kind: kind.name, actor, rows, input, now });
  await send(trx, planJobOf(kind), { market, id, step: "planning" });
  const accepted = await readPlan(trx, kind, market, id);
  return { accepted: accepted ?? {}, location: `${base}/${id}` };
};
