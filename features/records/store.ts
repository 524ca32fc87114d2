import { type AuditEntry, recordAudits } from "#features/audit/store.ts";
import { invalidateTags } from "#platform/server/cache/invalidate-tags.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { inTransaction } from "#platform/server/database/transaction.ts";
import { Problem } from "#platform/server/http/problem.ts";

/** What every write to one kind of record shares. */
export type RecordKind<Stored extends object> = Readonly<{
  /** As the audit calls the kind. */
  subject: string;
  /** As people call one record of it. */
  noun: string;
  /** Who read an older version is told this; it names the noun unless given. */
  staleMessage?: string;
  /**
   * Reads a record (null for one that is not there, or for no id) and holds, until the transaction
   * ends, whatever the rules of its kind read.
   */
  lock: (trx: Database, market: string, id: string | null) => Promise<Stored | null>;
  idOf: (stored: Stored) => string;
  /** What the audit keeps of a record; all of it unless given. */
  auditOf?: (stored: Stored) => object;
  /** Of everything that is made from what was there and what is there now. */
  tagsOf: (market: string, before: Stored | null, after: Stored | null) => readonly string[];
}>;

/** Who writes where; `db` may be a transaction that has begun. */
export type WriteContext = Readonly<{ db: Database; market: string; actor: string }>;

/** One write of a record, whether it is there before or not. */
export type RecordWrite<Before, After> = Readonly<{
  /** The version that the client read, null for the newest and for records that have none. */
  ifVersion: number | null;
  /** What the audit calls it; unless given it follows from what was there and what is there now. */
  action?: AuditEntry["action"];
  /** Holds the record to its rules and changes its row. @throws Problem 422, 428 */
  write: (trx: Database, before: Before) => Promise<After>;
}>;

/** A record as it was and as it is now; null where there is none. */
export type RecordChange<Stored> = Readonly<{ before: Stored | null; after: Stored | null }>;

const actionOf = ({ before, after }: RecordChange<object>): AuditEntry["action"] => {
  if (before === null) return "create";
  return after === null ? "delete" : "update";
};

/** Tells the audit of changes in a transaction, and last the caches of what is made from them. */
const tellChanges = async <Stored extends object>(
  kind: RecordKind<Stored>,
  { db: trx, market, actor }: WriteContext,
  changes: readonly RecordChange<Stored>[],
  action?: AuditEntry["action"],
): Promise<void> => {
  const { subject, idOf, auditOf = (stored) => stored, tagsOf } = kind;
  const entries = changes.map((change) => {
    const { before, after } = change;
    const written = after ?? before;
    return {
      actor,
      market,
      action: action ?? actionOf(change),
      subject,
      subjectId: written ? idOf(written) : "",
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

type AnyWrite<Stored, After> = RecordWrite<Stored | null, After> &
  Readonly<{
    /** Null for a record that is given its id. */
    id: string | null;
    /** The version that a client may have read of a record that is not there; none unless given. */
    absentVersion?: number;
  }>;

const versionOf = (stored: object): unknown => ("version" in stored ? stored.version : null);

const run = <Stored extends object, After extends Stored | null>(
  kind: RecordKind<Stored>,
  context: WriteContext,
  { id, absentVersion, ifVersion, action, write }: AnyWrite<Stored, After>,
): Promise<Readonly<{ before: Stored | null; after: After }>> =>
  inTransaction(context.db, async (trx) => {
    const before = await kind.lock(trx, context.market, id);
    if (ifVersion !== null && ifVersion !== (before ? versionOf(before) : absentVersion)) {
      const { noun, staleMessage = `Somebody else saved this ${noun} in the meantime.` } = kind;
      throw new Problem(412, staleMessage);
    }
    const after = await write(trx, before);
    await tellChanges(kind, { ...context, db: trx }, [{ before, after }], action);
    return { before, after };
  });

/**
 * Writes a record in one transaction: it is locked, its version compared, its rules are asked, its
 * row is changed, the audit told, and last the tags of what is made from it are invalidated.
 * @throws Problem 412 for a version that is not the stored one, and what `write` throws
 */
export const writeRecord = async <Stored extends object>(
  kind: RecordKind<Stored>,
  context: WriteContext,
  about: AnyWrite<Stored, Stored>,
): Promise<Stored> => (await run(kind, context, about)).after;

const required = <Stored>({ noun }: Readonly<{ noun: string }>, record: Stored | null): Stored => {
  if (record === null) throw new Problem(404, `There is no such ${noun}.`);
  return record;
};

/** The same kind, of which a record that is written has to be there. */
const existing = <Stored extends object>(kind: RecordKind<Stored>): RecordKind<Stored> => ({
  ...kind,
  lock: async (...about) => required(kind, await kind.lock(...about)),
});

/**
 * Writes a record that has to be there, see `writeRecord`.
 * @throws Problem 404 for one that is not
 */
export const changeRecord = <Stored extends object>(
  kind: RecordKind<Stored>,
  context: WriteContext,
  { write, ...about }: RecordWrite<Stored, Stored> & Readonly<{ id: string }>,
): Promise<Stored> =>
  writeRecord(existing(kind), context, {
    ...about,
    write: (trx, before) => write(trx, required(kind, before)),
  });

/**
 * Deletes a record, see `writeRecord`.
 * @returns it as it was
 * @throws Problem 404 for one that is not there
 */
export const removeRecord = async <Stored extends object>(
  kind: RecordKind<Stored>,
  context: WriteContext,
  { write, ...about }: RecordWrite<Stored, void> & Readonly<{ id: string }>,
): Promise<Stored> => {
  const { before } = await run(existing(kind), context, {
    ...about,
    async write(trx, there) {
      await write(trx, required(kind, there));
      return null;
    },
  });
  return required(kind, before);
};

/**
 * Writes as many records of one kind as `write` finds to be written, in one transaction: what the
 * rules of the kind read is held, and audit and caches are told of all changes together.
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
    await tellChanges(kind, { ...context, db: trx }, changes);
    return result;
  });
