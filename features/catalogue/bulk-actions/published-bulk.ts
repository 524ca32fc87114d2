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

const planPublish = (
  stored: Stored,
  isPublished: boolean,
  ifVersion: number | null,
  problem: Problem | undefined,
): BulkPlanned => {
  const row = plannedRow(stored, { from: stored.isPublished, to: isPublished });
  if (ifVersion !== null && ifVersion !== stored.version)
    return { ...row, outcome: "refuse", isStale: true };
  if (stored.isPublished === isPublished) return { ...row, outcome: "none" };
  if (problem?.status === 428)
    return { ...row, notes: [{ title: "Look at this", text: problem.message }] };
  return problem ? { ...row, outcome: "refuse", reason: problem.message } : row;
};

/** So few that other work of the process has its turn between. */
const sliceSize = 50;

/** Plans the next records, which are read together. */
const planSlice = async <Record extends Stored>(
  records: PublishedRecords<Record>,
  context: BulkContext,
  action: BulkAction,
  targets: readonly BulkTarget[],
): Promise<readonly BulkPlanned[]> => {
  const ids = targets.map(({ id }) => id);
  const read = await records.byIds(context.db, context.market, ids);
  const found = new Map(read.map((record) => [record.id, record]));
  if (action.type !== "publish")
    return ids.map((id) => {
      const stored = found.get(id);
      return stored ? plannedRow(stored, {}) : goneRow(id);
    });
  const { isPublished } = action;
  const changed = read.filter((record) => record.isPublished !== isPublished);
  const problems = await records.findProblems(context, changed, isPublished);
  return targets.map(({ id, version }) => {
    const stored = found.get(id);
    return stored ? planPublish(stored, isPublished, version, problems.get(id)) : goneRow(id);
  });
};

/** What a save refuses before it writes. */
const problemOf = async (save: Promise<unknown>): Promise<Problem | null> => {
  try {
    await save;
    return null;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return error;
  }
};

const writePublish = async <Record extends Stored>(
  records: PublishedRecords<Record>,
  context: BulkContext,
  stored: Record,
  isPublished: boolean,
  options: Readonly<{ ifVersion: number | null; isConfirmed: boolean }>,
): Promise<BulkResult> => {
  const { id } = stored;
  const problem = await problemOf(records.publish(context, stored, isPublished, options));
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
  async plan(context, action, targets, keep) {
    let pages = 0;
    for (let start = 0; start < targets.length; start += sliceSize) {
      const slice = targets.slice(start, start + sliceSize);
      const rows = await planSlice(records, context, action, slice);
      pages += rows.filter(({ outcome }) => outcome === "change").length;
      await keep(rows);
    }
    return { ...noFacts, pages };
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
