import type { Database } from "#platform/server/database/tables.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Actor } from "#platform/server/http/routes/access.ts";
import type { BulkRun } from "../contract.ts";
import { absentRun } from "../policy.ts";
import { requireOwnRun } from "../require-access.ts";
import { readRun } from "./runs.ts";

/** @throws Problem 404, and 403 for a run that is not the actor's to see */
export const foundRun = async (
  db: Database,
  { market, actor }: Readonly<{ market: string; actor: Actor }>,
  id: string,
): Promise<BulkRun> => {
  const run = await readRun(db, market, id);
  if (!run) throw new Problem(404, absentRun);
  requireOwnRun(actor, run);
  return run;
};
