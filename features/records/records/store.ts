import { isDeepStrictEqual } from "node:util";
import type { z } from "zod";
import { changesOf } from "#platform/changes/changes.ts";
import { pathLabel } from "#platform/changes/path-labels.ts";
import { type AuditEntry, recordAudits } from "#features/records/audit/store.ts";
import { saveVersions } from "#features/records/versions/store.ts";
import { invalidateTags } from "#platform/server/cache/invalidate-tags.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { inTransaction } from "#platform/server/database/transaction.ts";
import { Problem } from "#platform/server/http/problem.ts";
import { mapInSlices } from "#platform/server/load/in-slices.ts";
import type { Access } from "#platform/calls/access.ts";
import type { PresenceKind } from "#platform/server/presence/presence-routes.ts";
import { recordMarket } from "#platform/server/presence/record-market.ts";

export type RecordKind<Stored extends object> = Readonly<{
  /** The entity name in the audit. */
  subject: string;
  /** Used in messages: "There is no such redirect." */
  noun: string;
  /** Whether it is one record in all markets. */
  isOfCompany?: true;
  /** Message of the response 412 to a stale version; the default message uses `noun`. */
  staleMessage?: string;
  /**
   * Reads a record and locks, until the transaction ends, all rows that the rules of its kind read.
   * Null for a record that does not exist, or when `id` is null.
   */
  lock: (trx: Database, market: string, id: string | null) => Promise<Stored | null>;
  idOf: (stored: Stored) => string;
  /** What the audit calls a record; by default its field `name`. */
  nameOf?: (stored: Stored) => string;
  /** For records of few fields: the audit lists them of a created and of a deleted record. */
  listsFields?: boolean;
  /** The part of a record that the audit stores; by default all of it. */
  auditOf?: (stored: Stored) => object;
  /** What staff write of a record: of kinds that have it, each save keeps a version. */
  contentOf?: (stored: Stored) => object;
  /** What a write changed of which a version holds nothing, such as its people. */
  besideContent?: string;
  /** Cache tags of everything that is made from the old or the new state. */
  tagsOf: (market: string, before: Stored | null, after: Stored | null) => readonly string[];
}>;

/** `db` may be a transaction that has begun. */
export type WriteContext = Readonly<{
  db: Database;
  market: string;
  actor: string;
  /** The version that the write puts back. */
  restores?: number;
}>;

/** A kind of record that people edit together: they see each other, and put versions back. */
export type EditedKind = PresenceKind &
  Readonly<{
    /** Who may put a version back. */
    write: Access;
    /** The schema of what staff write. */
    input: z.ZodType<object>;
    /** The schema of what the API answers. */
    answer: z.ZodType<object>;
    /**
     * Saves what a version holds, by the rules of every save.
     * @throws Problem 404, 412, 422
     */
    save: (
      context: WriteContext,
      id: string,
      content: object,
      ifVersion: number | null,
    ) => Promise<object & Readonly<{ version: number }>>;
  }>;

export type RecordWrite<Before, After> = Readonly<{
  /** The version that the client read; null skips the check. */
  ifVersion: number | null;
  /** The audit's action; by default it follows from whether the record existed before and after. */
  action?: AuditEntry["action"];
  /**
   * Validates the record against its rules and writes its row. Where nothing changes it writes
   * nothing and returns `before`, or a record equal to it: then nothing is audited and nothing
   * invalidated.
   * @throws Problem 422 or 428
   */
  write: (trx: Database, before: Before) => Promise<After>;
}>;

/** Null where the record did not or does not exist. */
export type RecordChange<Stored> = Readonly<{ before: Stored | null; after: Stored | null }>;

const actionOf = ({ before, after }: RecordChange<object>): AuditEntry["action"] => {
  if (before === null) return "create";
  return after === null ? "delete" : "update";
};

const versionOf = (stored: object): number | null =>
  "version" in stored && typeof stored.version === "number" ? stored.version : null;

const summaryOf = (
  { before, after }: Readonly<{ before: object | null; after: object }>,
  restores: number | undefined,
  beside: string | undefined,
): string => {
  if (restores !== undefined) return `Restored version ${restores}`;
  if (before === null) return "Created";
  const fields = changesOf(before, after).map(({ path }) => pathLabel(path.split(".")[0] ?? ""));
  return [...(beside === undefined ? [] : [beside]), ...new Set(fields)].join(", ");
};

/** A record that has no version yet gets one of what it was before its first. */
const recordVersions = async <Stored extends object>(
  kind: RecordKind<Stored>,
  { db: trx, market, actor, restores }: WriteContext,
  changes: readonly RecordChange<Stored>[],
): Promise<void> => {
  const { subject, idOf, contentOf, besideContent } = kind;
  if (!contentOf) return;
  const toVersion = (stored: Stored, author: string | null, summary: string) => {
    const version = versionOf(stored);
    const record = { market: recordMarket(kind, market), subject, recordId: idOf(stored) };
    // Version 0 is what counts while nothing was written.
    return version === null || version === 0
      ? []
      : [{ ...record, version, author, summary, content: contentOf(stored) }];
  };
  const versions = await mapInSlices(changes, ({ before, after }) => [
    ...(before ? toVersion(before, null, "") : []),
    ...(after
      ? toVersion(
          after,
          actor,
          summaryOf(
            { before: before && contentOf(before), after: contentOf(after) },
            restores,
            besideContent,
          ),
        )
      : []),
  ]);
  await saveVersions(trx, versions.flat());
};

/**
 * Records the audit entries, the versions and invalidates the cache tags of changes, in their transaction. A
 * record that is the same afterwards leaves no trace.
 */
const recordChanges = async <Stored extends object>(
  kind: RecordKind<Stored>,
  context: WriteContext,
  reported: readonly RecordChange<Stored>[],
  action?: AuditEntry["action"],
): Promise<void> => {
  const { db: trx, market, actor, restores } = context;
  const changes = reported.filter(({ before, after }) => !isDeepStrictEqual(before, after));
  const { subject, idOf, nameOf, listsFields, auditOf = (stored) => stored, tagsOf } = kind;
  const auditedMarket = kind.isOfCompany ? null : market;
  const entries = changes.map((change) => {
    const { before, after } = change;
    const written = after ?? before;
    return {
      actor,
      market: auditedMarket,
      action: action ?? (restores === undefined ? actionOf(change) : "restore"),
      subject,
      subjectId: written ? idOf(written) : "",
      ...(written && nameOf ? { name: nameOf(written) } : {}),
      ...(listsFields ? { listsFields } : {}),
      before: before && auditOf(before),
      after: after && auditOf(after),
    };
  });
  await recordAudits(trx, entries);
  await recordVersions(kind, context, changes);
  await invalidateTags(
    trx,
    changes.flatMap(({ before, after }) => tagsOf(market, before, after)),
  );
};

type UpsertOptions<Stored, After> = RecordWrite<Stored | null, After> &
  Readonly<{
    /** Null for a new record, which gets its id from the database. */
    id: string | null;
    /**
     * The version that counts as current while the record does not exist, such as 0 for a setting
     * that still has its default.
     */
    absentVersion?: number;
  }>;

const runWrite = <Stored extends object, After extends Stored | null>(
  kind: RecordKind<Stored>,
  context: WriteContext,
  { id, absentVersion, ifVersion, action, write }: UpsertOptions<Stored, After>,
): Promise<Readonly<{ before: Stored | null; after: After }>> =>
  inTransaction(context.db, async (trx) => {
    const before = await kind.lock(trx, context.market, id);
    if (ifVersion !== null && ifVersion !== (before ? versionOf(before) : absentVersion)) {
      const { noun, staleMessage = `Somebody else saved this ${noun} in the meantime.` } = kind;
      throw new Problem(412, staleMessage);
    }
    const after = await write(trx, before);
    await recordChanges(kind, { ...context, db: trx }, [{ before, after }], action);
    return { before, after };
  });

/**
 * Writes a record in one transaction: locks it, compares the version, calls `write` (which checks
 * the rules), records the audit entry and invalidates the cache tags.
 * @throws Problem 412 for a version that is not the stored one, and what `write` throws
 */
export const writeRecord = async <Stored extends object>(
  kind: RecordKind<Stored>,
  context: WriteContext,
  options: UpsertOptions<Stored, Stored>,
): Promise<Stored> => (await runWrite(kind, context, options)).after;

const orNotFound = <Stored>(
  { noun }: Readonly<{ noun: string }>,
  record: Stored | null,
): Stored => {
  if (record === null) throw new Problem(404, `There is no such ${noun}.`);
  return record;
};

const requireExisting = <Stored extends object>(kind: RecordKind<Stored>): RecordKind<Stored> => ({
  ...kind,
  lock: async (...args) => orNotFound(kind, await kind.lock(...args)),
});

/**
 * Like `writeRecord`, for a record that has to exist.
 * @throws Problem 404 when the record does not exist
 */
export const changeRecord = <Stored extends object>(
  kind: RecordKind<Stored>,
  context: WriteContext,
  { write, ...options }: RecordWrite<Stored, Stored> & Readonly<{ id: string }>,
): Promise<Stored> =>
  writeRecord(requireExisting(kind), context, {
    ...options,
    write: (trx, before) => write(trx, orNotFound(kind, before)),
  });

/**
 * Deletes a record with the steps of `writeRecord`.
 * @returns the record before its deletion
 * @throws Problem 404 when the record does not exist
 */
export const removeRecord = async <Stored extends object>(
  kind: RecordKind<Stored>,
  context: WriteContext,
  { write, ...options }: RecordWrite<Stored, void> & Readonly<{ id: string }>,
): Promise<Stored> => {
  const { before } = await runWrite(requireExisting(kind), context, {
    ...options,
    async write(trx, current) {
      await write(trx, orNotFound(kind, current));
      return null;
    },
  });
  return orNotFound(kind, before);
};

/**
 * Writes many records of one kind in one transaction: `write` reports its changes, which are
 * audited and invalidated together.
 * @throws what `write` throws
 */
export const writeRecords = <Stored extends object, Result>(
  kind: RecordKind<Stored>,
  context: WriteContext,
  write: (
    trx: Database,
  ) => Promise<Readonly<{ changes: readonly RecordChange<Stored>[]; result: Result }>>,
): Promise<Result> =>
  inTransaction(context.db, async (trx) => {
    await kind.lock(trx, context.market, null);
    const { changes, result } = await write(trx);
    await recordChanges(kind, { ...context, db: trx }, changes);
    return result;
  });
