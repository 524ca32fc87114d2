import { Problem } from "#platform/server/http/problem.ts";
import type { BulkAction } from "./contract.ts";
import {
  type BulkContext,
  type BulkKind,
  type BulkPlanned,
  type BulkResult,
  type BulkTarget,
  goneRow,
  noFacts,
  type PublishedRecords,
  purgedResult,
  refusedResult,
  staleResult,
} from "./store.ts";

type Stored = Readonly<{
  id: string;
  version: number;
  name: string;
  slug: string;
  isPublished: boolean;
}>;

/** Ends the transaction of a dry run, so that nothing of it stays. */
class DryRun extends Error {}

type Attempt = Readonly<{ problem: Problem | null }>;

const attempt = async (work: () => Promise<unknown>): Promise<Attempt> => {
  try {
    await work();
    return { problem: null };
  } catch (error) {
    if (error instanceof DryRun) return { problem: null };
    if (!(error instanceof Problem)) throw error;
    return { problem: error };
  }
};

const plannedRow = (stored: Stored, changes: Partial<BulkPlanned>): BulkPlanned => ({
  ...goneRow(stored.id),
  name: stored.name,
  detail: `/${stored.slug}`,
  version: stored.version,
  group: stored.name,
  outcome: "change",
  reason: null,
  ...changes,
});

const planPublish = async <Record extends Stored>(
  records: PublishedRecords<Record>,
  context: BulkContext,
  stored: Record,
  isPublished: boolean,
  ifVersion: number | null,
): Promise<BulkPlanned> => {
  const values = { from: stored.isPublished, to: isPublished };
  const tryWith = (isConfirmed: boolean) =>
    attempt(() =>
      context.db.transaction().execute(async (trx) => {
        const options = { ifVersion, isConfirmed };
        await records.publish({ ...context, db: trx }, stored, isPublished, options);
        throw new DryRun();
      }),
    );
  if (stored.isPublished === isPublished && (ifVersion ?? stored.version) === stored.version)
    return plannedRow(stored, { ...values, outcome: "none" });
  const first = await tryWith(false);
  const isAsked = first.problem?.status === 428;
  const { problem } = isAsked ? await tryWith(true) : first;
  if (problem)
    return plannedRow(stored, {
      ...values,
      outcome: "refuse",
      reason: problem.message,
      isStale: problem.status === 412,
    });
  return plannedRow(stored, {
    ...values,
    notes: isAsked && first.problem ? [{ title: "Look at this", text: first.problem.message }] : [],
  });
};

const writePublish = async <Record extends Stored>(
  records: PublishedRecords<Record>,
  context: BulkContext,
  stored: Record,
  isPublished: boolean,
  options: Readonly<{ ifVersion: number | null; isConfirmed: boolean }>,
): Promise<BulkResult> => {
  const { id } = stored;
  const { problem } = await attempt(() => records.publish(context, stored, isPublished, options));
  if (problem?.status === 412) return staleResult(id, stored.isPublished);
  if (problem) return refusedResult(id, problem.message);
  const isSame = stored.isPublished === isPublished;
  return {
    id,
    outcome: isSame ? "unchanged" : "changed",
    reason: null,
    from: stored.isPublished,
    to: isPublished,
    before: isSame ? null : { isPublished: stored.isPublished },
    after: isSame ? null : { isPublished },
  };
};

const writeOne = async <Record extends Stored>(
  records: PublishedRecords<Record>,
  context: BulkContext,
  action: BulkAction,
  { id, version, isConfirmed }: BulkTarget,
): Promise<BulkResult> => {
  // Without a version, what is written is still made from what is read here.
  const stored = await records.byId(context.db, context.market, id);
  if (!stored) return refusedResult(id, goneRow(id).reason);
  if (action.type === "publish")
    return writePublish(records, context, stored, action.isPublished, {
      ifVersion: version ?? stored.version,
      isConfirmed,
    });
  await records.purge(context, stored);
  return purgedResult(id);
};

/** A kind whose records are published, unpublished or purged one by one. */
export const publishedBulk = <Record extends Stored>(
  records: PublishedRecords<Record>,
): BulkKind => ({
  subject: records.subject,
  batchSize: 10,
  can: ({ type }) => type === "publish" || type === "purge",
  find: records.find,
  async plan(context, action, targets) {
    const rows: BulkPlanned[] = [];
    for (const { id, version } of targets) {
      const stored = await records.byId(context.db, context.market, id);
      if (!stored) rows.push(goneRow(id));
      else if (action.type !== "publish") rows.push(plannedRow(stored, {}));
      else rows.push(await planPublish(records, context, stored, action.isPublished, version));
    }
    const pages = rows.filter(({ outcome }) => outcome === "change").length;
    return { rows, facts: { ...noFacts, pages } };
  },
  async write(context, action, targets) {
    const results: BulkResult[] = [];
    for (const target of targets) results.push(await writeOne(records, context, action, target));
    return results;
  },
  async undo(context, action, rows) {
    const results: BulkResult[] = [];
    for (const { id } of rows) {
      const stored = await records.byId(context.db, context.market, id);
      const isPublished = action.type === "publish" && action.isPublished;
      if (!stored) results.push(refusedResult(id, goneRow(id).reason));
      else if (stored.isPublished !== isPublished)
        results.push(staleResult(id, stored.isPublished));
      else
        results.push(
          await writePublish(records, context, stored, !isPublished, {
            ifVersion: stored.version,
            isConfirmed: true,
          }),
        );
    }
    return results;
  },
});
