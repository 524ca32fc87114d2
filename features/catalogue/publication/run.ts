import type { PublicationAction } from "./contract.ts";
import { changeRecord } from "#features/records/records/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { bulkContext, type PlannedKinds, publishAction, recordPlanKind } from "./plan.ts";
import { nounOf } from "./contract.ts";
import {
  lockPlanned,
  type PlannedKey,
  type PlannedRecord,
  readRecordPlan,
  recordRecordRun,
} from "./store.ts";

/** The actor of scheduled runs in the audit and in versions, as for pages. */
export const scheduleActor = "schedule";

type Outcome = Readonly<{ action: PublicationAction; isDone: boolean; reason: string | null }>;

const isPast = (moment: string | null, at: Date): boolean =>
  moment !== null && Date.parse(moment) <= at.getTime();

/** By the rules of every save, as they are at that moment. */
const carryOut = async (
  trx: Database,
  { market, kind, id }: PlannedKey,
  { isPublished }: PlannedRecord,
  action: PublicationAction,
  { kinds, at }: Readonly<{ kinds: PlannedKinds; at: Date }>,
): Promise<Outcome> => {
  const wanted = action === "publish";
  if (isPublished === wanted)
    return {
      action,
      isDone: true,
      reason: `The ${nounOf[kind]} was ${wanted ? "published already" : "not published any more"}.`,
    };
  const context = bulkContext({ db: trx, market, actor: scheduleActor }, at);
  const target = { id, version: null, isConfirmed: true };
  const [result] = await kinds[kind].write(context, publishAction(wanted), [target]);
  const isDone = result?.outcome === "changed" || result?.outcome === "unchanged";
  return { action, isDone, reason: isDone ? null : (result?.reason ?? "It could not be saved.") };
};

const missedWindow: Outcome = {
  action: "publish",
  isDone: false,
  reason: "No server was running from its beginning to its end, so it was never published.",
};

/**
 * Runs the due part of a plan in the caller's transaction, with the record locked. Does nothing if
 * the plan has changed since the job was queued. If both moments have passed, nothing is published.
 */
export const runRecordPlan = async (
  trx: Database,
  key: PlannedKey,
  at: Date,
  kinds: PlannedKinds,
): Promise<void> => {
  const { market, kind, id } = key;
  const record = await lockPlanned(trx, key);
  const plan = await readRecordPlan(trx, key);
  const { publishAt, unpublishAt } = plan;
  if (!record || !(isPast(publishAt, at) || isPast(unpublishAt, at))) return;
  // No process has to compute its wake-up anew for what was done.
  const runKind = { ...recordPlanKind(kind), tagsOf: () => [] };
  await changeRecord(
    runKind,
    { db: trx, market, actor: scheduleActor },
    {
      id,
      ifVersion: null,
      async write(_trx, before) {
        const isEnd = isPast(unpublishAt, at);
        const isMissed = isEnd && isPast(publishAt, at) && !record.isPublished;
        const outcome = isMissed
          ? missedWindow
          : await carryOut(trx, key, record, isEnd ? "unpublish" : "publish", { kinds, at });
        const dueAt = (outcome.action === "publish" ? publishAt : unpublishAt) ?? "";
        const remaining = { publishAt: null, unpublishAt: isEnd ? null : unpublishAt };
        await recordRecordRun(trx, key, remaining, { ...outcome, dueAt, at: at.toISOString() });
        return { ...before, plan: await readRecordPlan(trx, key) };
      },
    },
  );
};
