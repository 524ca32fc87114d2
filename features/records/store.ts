import { isDeepStrictEqual } from "node:util";
import { type AuditEntry, recordAudits } from "#features/audit/store.ts";
import { invalidateTags } from "#platform/server/cache/invalidate-tags.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { inTransaction } from "#platform/server/database/transaction.ts";
import { Problem } from "#platform/server/http/problem.ts";

export type RecordKind<Stored extends object> = Readonly<{
  /** The entity name in the audit. */
  subject: string;
  /** Used in messages: "There is no such redirect." */
  noun: string;
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
  /** Cache tags of everything that is made from the old or the new state. */
  tagsOf: (market: string, before: Stored | null, after: Stored | null) => readonly string[];
}>;

/** `db` may be a transaction that has begun. */
export type WriteContext = Readonly<{ db: Database; market: string; actor: string }>;

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

/**
 * Records the audit entries and invalidates the cache tags of changes, in their transaction. A
 * record that is the same afterwards leaves no trace.
 */
const recordChanges = async <Stored extends object>(
  kind: RecordKind<Stored>,
  { db: trx, market, actor }: WriteContext,
  reported: readonly RecordChange<Stored>[],
  action?: AuditEntry["action"],
): Promise<void> => {
  const changes = reported.filter(({ before, after }) => !isDeepStrictEqual(before, after));
  const { subject, idOf, nameOf, listsFields, auditOf = (stored) => stored, tagsOf } = kind;
  const entries = changes.map((change) => {
    const { before, after } = change;
    const written = after ?? before;
    return {
      actor,
      market,
      action: action ?? actionOf(change),
      subject,
      subjectId: written ? idOf(written) : "",
      ...(written && nameOf ? { name: nameOf(written) } : {}),
      ...(listsFields ? { listsFields } : {}),
      before: before && auditOf(before),
      after: after && auditOf(after),
    };
  });
  await recordAudits(trx, entries);
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

const versionOf = (stored: object): unknown => ("version" in stored ? stored.version : null);

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
