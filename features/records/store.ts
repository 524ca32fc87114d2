import { type AuditEntry, recordAudit } from "#features/audit/store.ts";
import { invalidateTags } from "#platform/server/cache/invalidate-tags.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { inTransaction } from "#platform/server/database/transaction.ts";
import { Problem } from "#platform/server/http/problem.ts";

type Versioned = Readonly<{ version: number }>;

/** What every write to one kind of record shares. */
export type RecordKind<Stored extends Versioned> = Readonly<{
  /** As the audit calls the kind. */
  subject: string;
  /** As people call one record of it. */
  noun: string;
  /**
   * Reads a record (null for one that is not there, or for no id) and holds, until the transaction
   * ends, whatever the rules of its kind read.
   */
  lock: (trx: Database, market: string, id: string | null) => Promise<Stored | null>;
  idOf: (stored: Stored) => string;
  /** Of everything that is made from what was there and what is there now. */
  tagsOf: (market: string, before: Stored | null, after: Stored | null) => readonly string[];
}>;

/** Who writes where; `db` may be a transaction that has begun. */
export type WriteContext = Readonly<{ db: Database; market: string; actor: string }>;

/** One write of a record, whether it is there before or not. */
export type RecordWrite<Before, After> = Readonly<{
  /** The version that the client read, null for the newest. */
  ifVersion: number | null;
  /** What the audit calls it; unless given it follows from what was there and what is there now. */
  action?: AuditEntry["action"];
  /** Holds the record to its rules and changes its row. @throws Problem 422, 428 */
  write: (trx: Database, before: Before) => Promise<After>;
}>;

const actionOf = (before: object | null, after: object | null): AuditEntry["action"] => {
  if (before === null) return "create";
  return after === null ? "delete" : "update";
};

type AnyWrite<Stored, After> = RecordWrite<Stored | null, After> &
  Readonly<{
    /** Null for a record that is given its id. */
    id: string | null;
    /** The version that a client may have read of a record that is not there; none unless given. */
    absentVersion?: number;
  }>;

const run = <Stored extends Versioned, After extends Stored | null>(
  kind: RecordKind<Stored>,
  { db, market, actor }: WriteContext,
  { id, absentVersion, ifVersion, action, write }: AnyWrite<Stored, After>,
): Promise<Readonly<{ before: Stored | null; after: After }>> =>
  inTransaction(db, async (trx) => {
    const before = await kind.lock(trx, market, id);
    if (ifVersion !== null && ifVersion !== (before?.version ?? absentVersion))
      throw new Problem(412, `Somebody else saved this ${kind.noun} in the meantime.`);
    const after = await write(trx, before);
    const written = after ?? before;
    await recordAudit(trx, {
      actor,
      market,
      action: action ?? actionOf(before, after),
      subject: kind.subject,
      subjectId: written ? kind.idOf(written) : "",
      before,
      after,
    });
    await invalidateTags(trx, kind.tagsOf(market, before, after));
    return { before, after };
  });

/**
 * Writes a record in one transaction: it is locked, its version compared, its rules are asked, its
 * row is changed, the audit told, and last the tags of what is made from it are invalidated.
 * @throws Problem 412 for a version that is not the stored one, and what `write` throws
 */
export const writeRecord = async <Stored extends Versioned>(
  kind: RecordKind<Stored>,
  context: WriteContext,
  about: AnyWrite<Stored, Stored>,
): Promise<Stored> => (await run(kind, context, about)).after;

const required = <Stored>({ noun }: Readonly<{ noun: string }>, record: Stored | null): Stored => {
  if (record === null) throw new Problem(404, `There is no such ${noun}.`);
  return record;
};

/** The same kind, of which a record that is written has to be there. */
const existing = <Stored extends Versioned>(kind: RecordKind<Stored>): RecordKind<Stored> => ({
  ...kind,
  lock: async (...about) => required(kind, await kind.lock(...about)),
});

/**
 * Writes a record that has to be there, see `writeRecord`.
 * @throws Problem 404 for one that is not
 */
export const changeRecord = <Stored extends Versioned>(
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
export const removeRecord = async <Stored extends Versioned>(
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
