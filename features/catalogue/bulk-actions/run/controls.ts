import { recordAudits } from "#features/records/audit/store.ts";
import { dayAt } from "#markets/format.ts";
import { marketById } from "#markets/markets.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { inTheWay, Problem } from "#platform/server/http/problem.ts";
import type { SendJob } from "#platform/server/jobs/job.ts";
import { actionText } from "../parts/action-words.ts";
import { type BulkState, undoDays } from "../contract.ts";
import { bulkActionJob } from "../jobs.ts";
import { absentRun } from "../policy.ts";
import type { BulkKinds } from "../store.ts";
import { doAtEnd, undoRows } from "./batch.ts";
import { leaderName } from "./leader-name.ts";
import { leaveWaiting, reopenRows, rowsAt, updateRows } from "./rows.ts";
import { lockRun, setRunState, type StoredRun, undoEnd } from "./runs.ts";

export type ControlContext = Readonly<{
  trx: Database;
  market: string;
  actor: string;
  kinds: BulkKinds;
  send: SendJob;
  now: () => Date;
}>;

type Control = (
  context: ControlContext,
  id: string,
  positions: readonly number[] | null,
) => Promise<void>;

const lockedRun = async (
  { trx, market }: ControlContext,
  id: string,
  states: readonly BulkState[],
): Promise<StoredRun> => {
  const run = await lockRun(trx, market, id);
  if (!run) throw new Problem(404, absentRun);
  if (!states.includes(run.state)) throw inTheWay(`It is ${run.state}`, `It is ${run.state} now.`);
  return run;
};

/** @throws Problem 409 for a plan, which is run first */
const begunRun = async (...asked: Parameters<typeof lockedRun>): Promise<StoredRun> => {
  const run = await lockedRun(...asked);
  if (run.is_plan) throw inTheWay("It is only a plan", "It was not run.");
  return run;
};

/** Plans change nothing, and are in no audit. */
const audit = async (
  { trx, actor, market }: ControlContext,
  run: StoredRun,
  after: Readonly<{ state: string; rows?: number }>,
): Promise<void> =>
  recordAudits(
    trx,
    run.is_plan
      ? []
      : [
          {
            actor,
            market,
            action: "update",
            subject: "bulk-action",
            subjectId: run.id,
            name: actionText(
              run.action,
              marketById(market),
              await leaderName(trx, market, run.action),
            ),
            before: { state: run.state },
            after,
          },
        ],
  );

const goOn = async (
  context: ControlContext,
  run: StoredRun,
  state: "running" | "undoing",
): Promise<void> => {
  const { trx, market, send, now } = context;
  const started = run.started_at ? {} : { startedAt: now() };
  const lap = await setRunState(trx, run, state, { begins: true, ...started });
  await audit(context, run, { state });
  await send(trx, bulkActionJob, { market, id: run.id, lap });
};

const pause: Control = async (context, id) => {
  const run = await lockedRun(context, id, ["running"]);
  await setRunState(context.trx, run, "paused");
  await audit(context, run, { state: "paused" });
};

const resume: Control = async (context, id) =>
  goOn(context, await lockedRun(context, id, ["paused", "planned"]), "running");

const stop: Control = async (context, id) => {
  const run = await lockedRun(context, id, ["planning", "planned", "running", "paused", "undoing"]);
  // What was looked at of a plan stays as it was found.
  const { trx, kinds } = context;
  const now = context.now();
  if (!run.is_plan) await leaveWaiting(trx, run, now);
  await doAtEnd({ trx, kinds, now }, run);
  await setRunState(trx, run, "stopped", { endedAt: run.ended_at ?? now });
  await audit(context, run, { state: "stopped" });
};

const undo: Control = async (context, id, positions) => {
  const { trx, market, kinds, now } = context;
  const run = await begunRun(context, id, ["done", "stopped", "paused"]);
  const end = undoEnd({ ...run, ended_at: run.ended_at ?? now() });
  if (!end || end < now())
    throw inTheWay("Too late to undo", `It can be undone for ${undoDays} days after its end.`);
  if (positions === null) {
    await leaveWaiting(trx, run, now());
    return goOn(context, run, "undoing");
  }
  const rows = (await rowsAt(trx, run, positions)).filter(({ state }) => state === "changed");
  const today = dayAt(now(), marketById(market));
  const ofUndo = { db: trx, market, actor: context.actor, today };
  await audit(context, run, { state: "undone", rows: rows.length });
  await updateRows(trx, run, await undoRows(kinds[run.kind], ofUndo, run, rows), now());
};

const retry: Control = async (context, id, positions) => {
  const run = await begunRun(context, id, ["done", "stopped", "paused", "running"]);
  const count = await reopenRows(context.trx, run, positions);
  if (count === 0) throw inTheWay("Nothing failed", "None of these failed.");
  await goOn(context, run, "running");
};

export const controls = { pause, resume, stop, undo, retry } as const;
