import { type Selectable, sql } from "kysely";
import type { Database } from "#platform/server/database/tables.ts";
import { deleteExpired } from "#platform/server/database/upkeep/drop-expired.ts";
import type { AttendanceState } from "./contract.ts";

type AttendanceTable = {
  market: string;
  event_id: string;
  account_id: string;
  state: AttendanceState;
  /** Counts up within an event: the smallest of those who wait is the first in line. */
  position: number;
  signed_up_at: Date;
  changed_at: Date;
  /** Some time after the event. */
  delete_at: Date;
};

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    /** One row a person. */
    event_attendance: AttendanceTable;
  }
}

export type AttendanceRow = Selectable<AttendanceTable>;

export type EventKey = Readonly<{ market: string; id: string }>;

export const rowsOfEvent = (db: Database, { market, id }: EventKey) =>
  db
    .selectFrom("event_attendance")
    .selectAll()
    .where("market", "=", market)
    .where("event_id", "=", id);

const ofPerson = (db: Database, key: EventKey, accountId: string) =>
  rowsOfEvent(db, key).where("account_id", "=", accountId);

export const attendanceOfPerson = async (
  db: Database,
  key: EventKey,
  accountId: string,
): Promise<AttendanceRow | null> => (await ofPerson(db, key, accountId).executeTakeFirst()) ?? null;

/** How many wait before a place in the line. */
export const countAhead = async (
  db: Database,
  key: EventKey,
  position: number,
): Promise<number> => {
  const { n } = await db
    .selectFrom("event_attendance")
    .select(sql<number>`count(*)::integer`.as("n"))
    .where("market", "=", key.market)
    .where("event_id", "=", key.id)
    .where("state", "=", "waiting")
    .where("position", "<", position)
    .executeTakeFirstOrThrow();
  return n;
};

/** All events for which an account has signed up, in every market or in one. */
export const rowsOfAccount = (
  db: Database,
  accountId: string,
  market: string | null = null,
): Promise<readonly AttendanceRow[]> =>
  db
    .selectFrom("event_attendance")
    .selectAll()
    .where("account_id", "=", accountId)
    .$if(market !== null, (query) => query.where("market", "=", market ?? ""))
    .orderBy("market")
    .orderBy("event_id")
    .execute();

/** Those who wait, the first in line first. */
export const firstInLine = (
  db: Database,
  key: EventKey,
  limit: number,
): Promise<readonly AttendanceRow[]> =>
  rowsOfEvent(db, key).where("state", "=", "waiting").orderBy("position").limit(limit).execute();

export type Change = Readonly<{ state: AttendanceState; now: Date; deleteAt: Date }>;

/** Puts somebody at the end of those who have signed up; the event has to be locked. */
export const putRow = async (
  trx: Database,
  { market, id }: EventKey,
  accountId: string,
  { state, now, deleteAt }: Change,
): Promise<void> => {
  const { next } = await trx
    .selectFrom("event_attendance")
    .select(sql<number>`coalesce(max(position), 0) + 1`.as("next"))
    .where("market", "=", market)
    .where("event_id", "=", id)
    .executeTakeFirstOrThrow();
  const values = { state, position: next, signed_up_at: now, changed_at: now, delete_at: deleteAt };
  await trx
    .insertInto("event_attendance")
    .values({ market, event_id: id, account_id: accountId, ...values })
    .onConflict((conflict) =>
      conflict.columns(["market", "event_id", "account_id"]).doUpdateSet(values),
    )
    .execute();
};

export const setState = async (
  trx: Database,
  { market, id }: EventKey,
  accountIds: readonly string[],
  { state, now }: Pick<Change, "state" | "now">,
): Promise<void> => {
  if (accountIds.length === 0) return;
  await trx
    .updateTable("event_attendance")
    .set({ state, changed_at: now })
    .where("market", "=", market)
    .where("event_id", "=", id)
    .where("account_id", "in", accountIds)
    .execute();
};

export const setDeletion = async (
  trx: Database,
  { market, id }: EventKey,
  deleteAt: Date,
): Promise<void> => {
  await trx
    .updateTable("event_attendance")
    .set({ delete_at: deleteAt })
    .where("market", "=", market)
    .where("event_id", "=", id)
    .execute();
};

export const deleteRow = async (
  trx: Database,
  { market, event_id: id, account_id: accountId }: AttendanceRow,
): Promise<void> => {
  await trx
    .deleteFrom("event_attendance")
    .where("market", "=", market)
    .where("event_id", "=", id)
    .where("account_id", "=", accountId)
    .execute();
};

/** Deletes who came to events that are long over; the events keep how many they were. */
export const deleteOldAttendance = (db: Database, now: Date, limit: number): Promise<number> =>
  deleteExpired(db, "event_attendance", ["delete_at"], now, limit);
