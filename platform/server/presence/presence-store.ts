import { sql } from "kysely";
import type { Database } from "#platform/server/database/tables.ts";
import type { PresenceResponse, HeartbeatRequest } from "#platform/presence/presence-contract.ts";
import { collatorOf } from "#platform/texts/collator.ts";
import { publishPresenceEvent, type RecordKey } from "./presence-events.ts";

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    record_presence: {
      market: string;
      subject: string;
      record_id: string;
      session: string;
      email: string;
      name: string;
      focus: string | null;
      is_editing: boolean;
      lost_to: string | null;
      since: Date;
      seen_at: Date;
    };
  }
}

/** A tab without a heartbeat for this long is gone, and its lock with it. */
const expiresAfterMs = 20_000;

export type PresenceRecord = RecordKey & Readonly<{ db: Database; now: Date }>;
export type Person = Readonly<{ email: string; name: string }>;

const rowsOf = ({ db, market, subject, recordId }: PresenceRecord) =>
  db
    .selectFrom("record_presence")
    .selectAll()
    .where("market", "=", market)
    .where("subject", "=", subject)
    .where("record_id", "=", recordId);

/** Deletes expired sessions of every record; rows locked by another process are left to it. */
const deleteExpired = (db: Database, now: Date) =>
  db
    .deleteFrom("record_presence")
    .where((eb) =>
      eb(
        eb.refTuple("market", "subject", "record_id", "session", "email"),
        "in",
        eb
          .selectFrom("record_presence")
          .select(["market", "subject", "record_id", "session", "email"])
          .where("seen_at", "<", new Date(now.getTime() - expiresAfterMs))
          .forUpdate()
          .skipLocked()
          .$asTuple("market", "subject", "record_id", "session", "email"),
      ),
    )
    .execute();

const takeOverLock = async (
  { db, market, subject, recordId }: PresenceRecord,
  { focus, from, by }: Readonly<{ focus: string | null; from: string; by: string }>,
) => {
  await db
    .updateTable("record_presence")
    .set({ is_editing: false, lost_to: by })
    .where("market", "=", market)
    .where("subject", "=", subject)
    .where("record_id", "=", recordId)
    .where("focus", "=", focus)
    .where("email", "=", from)
    .where("is_editing", "=", true)
    .execute();
};

const saveSession = async (
  { db, market, subject, recordId, now }: PresenceRecord,
  person: Person,
  row: Readonly<{
    session: string;
    focus: string | null;
    is_editing: boolean;
    lost_to: string | null;
    since: Date;
  }>,
) => {
  await db
    .insertInto("record_presence")
    .values({ market, subject, record_id: recordId, ...person, ...row, seen_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(["market", "subject", "record_id", "session", "email"])
        .doUpdateSet({ ...row, name: person.name, seen_at: now }),
    )
    .execute();
};

const isAlive = (now: Date) => (row: { seen_at: Date }) =>
  now.getTime() - row.seen_at.getTime() <= expiresAfterMs;

/**
 * Stores a tab's heartbeat and returns the other sessions. The lock of a focus belongs to the first
 * account that edits it, in all its tabs: one that was closed without a word would otherwise lock
 * its own user out. Others get the lock when it is free, or by taking it over.
 */
export const recordHeartbeat = (
  record: PresenceRecord,
  person: Person,
  { session, focus, isEditing, takeOver = false }: HeartbeatRequest,
): Promise<Omit<PresenceResponse, "version">> =>
  record.db.transaction().execute(async (trx) => {
    const inTransaction = { ...record, db: trx };
    // Heartbeats of a record are serialised, so that two first keystrokes give one lock.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`presence ${record.subject} ${record.recordId}`}, 0))`.execute(
      trx,
    );
    await deleteExpired(trx, record.now);
    const rows = (await rowsOf(inTransaction).orderBy("since").orderBy("session").execute()).filter(
      isAlive(record.now),
    );
    const isMine = (row: { session: string; email: string }) =>
      row.session === session && row.email === person.email;
    const previous = rows.find(isMine);
    const holdsFocus = (row: (typeof rows)[number]) =>
      row.email !== person.email && row.is_editing && focus !== null && row.focus === focus;
    const holder = rows.find(holdsFocus);
    if (holder && takeOver)
      await takeOverLock(inTransaction, { focus, from: holder.email, by: person.name });
    const wantsLock = isEditing || takeOver;
    const holdsLock = wantsLock && (!holder || takeOver);
    const isSameFocus = previous !== undefined && previous.focus === focus;
    const lostTo = isSameFocus && !holdsLock ? previous.lost_to : null;
    const hasChanged =
      !isSameFocus || previous.is_editing !== holdsLock || (takeOver && holder !== undefined);
    await saveSession(inTransaction, person, {
      session,
      focus: focus,
      is_editing: holdsLock,
      lost_to: lostTo,
      since: isSameFocus && previous.is_editing === holdsLock ? previous.since : record.now,
    });
    if (hasChanged) await publishPresenceEvent(trx, record, session);
    return {
      others: rows
        .filter((row) => !isMine(row))
        .map((row) => ({
          session: row.session,
          name: row.name,
          email: row.email,
          focus: row.focus,
          isEditing: row.is_editing && !(takeOver && holdsFocus(row)),
          since: row.since.toISOString(),
          isYou: row.email === person.email,
        })),
      lost: lostTo !== null && focus !== null ? { focus, by: lostTo } : null,
    };
  });

export const removeSession = async (
  record: PresenceRecord,
  email: string,
  session: string,
): Promise<void> => {
  const { db, market, subject, recordId } = record;
  await db
    .deleteFrom("record_presence")
    .where("market", "=", market)
    .where("subject", "=", subject)
    .where("record_id", "=", recordId)
    .where("session", "=", session)
    .where("email", "=", email)
    .execute();
  await publishPresenceEvent(db, record, session);
};

/** Names of those who have a record of a kind open, each once. */
export const peopleAt = async (
  db: Database,
  { market, subject, now }: Readonly<{ market: string; subject: string; now: Date }>,
): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom("record_presence")
    .select(["email", "name"])
    .distinct()
    .where("market", "=", market)
    .where("subject", "=", subject)
    .where("seen_at", ">=", new Date(now.getTime() - expiresAfterMs))
    .limit(100)
    .execute();
  // What staff see of the product is English.
  return rows.map(({ name, email }) => name || email).toSorted(collatorOf("en").compare);
};

/**
 * Who edits records of a kind, by the record's id, other than one account.
 * @param except the e-mail of that account
 */
export const editorsOf = async (
  db: Database,
  { market, subject, now }: Readonly<{ market: string; subject: string; now: Date }>,
  except: string,
): Promise<ReadonlyMap<string, string>> => {
  const rows = await db
    .selectFrom("record_presence")
    .select(["record_id", "email", "name"])
    .where("market", "=", market)
    .where("subject", "=", subject)
    .where("is_editing", "=", true)
    .where("email", "<>", except)
    .where("seen_at", ">=", new Date(now.getTime() - expiresAfterMs))
    .orderBy("since", "desc")
    .execute();
  return new Map(rows.map(({ record_id, email, name }) => [record_id, name || email]));
};
