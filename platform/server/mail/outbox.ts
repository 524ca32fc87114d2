import type { Generated, JSONColumnType, Selectable } from "kysely";
import { deleteExpired } from "../database/upkeep/drop-expired.ts";
import type { Database } from "../database/tables.ts";
import type { Mail } from "./mail.ts";

/**
 * `waiting` for its first or next attempt; `sending` until the mail server takes the content;
 * `handed-over` from then until the server has answered; then `sent`, `refused` for good, or
 * `unknown` where no answer came: the mail may have been sent, so it is not retried automatically.
 */
export const mailStates = [
  "waiting",
  "sending",
  "handed-over",
  "sent",
  "refused",
  "unknown",
] as const;
export type MailState = (typeof mailStates)[number];

type OutboxTable = {
  id: Generated<string>;
  /** The same `Message-ID` for every attempt, so that a receiver recognises a duplicate. */
  message_id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  headers: JSONColumnType<Record<string, string>>;
  state: MailState;
  attempts: number;
  /** Why the last attempt failed. */
  reason: string | null;
  created_at: Date;
  settled_at: Date | null;
  /** When the mail is deleted, whatever its state. */
  ends_at: Date;
};

declare module "../database/tables.ts" {
  interface Tables {
    outbox_mail: OutboxTable;
  }
}

export type OutboxMail = Selectable<OutboxTable>;

const day = 86_400_000;
const retentionMs = 30 * day;

/** @returns the mail's id */
export const insertMail = async (
  trx: Database,
  { to, subject, text, html }: Mail,
  {
    headers,
    state,
    now,
  }: Readonly<{ headers: Record<string, string>; state: MailState; now: Date }>,
): Promise<string> => {
  const { id } = await trx
    .insertInto("outbox_mail")
    .values({
      message_id: headers["Message-ID"] ?? "",
      recipient: to,
      subject,
      text,
      html,
      headers: JSON.stringify(headers),
      state,
      attempts: 0,
      created_at: now,
      settled_at: state === "sent" ? now : null,
      ends_at: new Date(now.getTime() + retentionMs),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
};

/**
 * Begins an attempt to send; null when the mail's state allows no attempt. The returned `attempts`
 * is the number of this attempt.
 */
export const beginAttempt = async (db: Database, id: string): Promise<OutboxMail | null> =>
  (await db
    .updateTable("outbox_mail")
    .set(({ eb }) => ({ state: "sending", attempts: eb("attempts", "+", 1) }))
    .where("id", "=", id)
    .where("state", "in", ["waiting", "sending"])
    .returningAll()
    .executeTakeFirst()) ?? null;

/**
 * Marks that the server now takes the content. If the attempt breaks off from here on, nobody can
 * tell whether the mail was sent.
 * @throws Error when another attempt has begun: this one has to stop
 */
export const markHandedOver = async (
  db: Database,
  { id, attempts }: Pick<OutboxMail, "id" | "attempts">,
): Promise<void> => {
  const { numUpdatedRows } = await db
    .updateTable("outbox_mail")
    .set({ state: "handed-over" })
    .where("id", "=", id)
    .where("attempts", "=", attempts)
    .where("state", "=", "sending")
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Error("Another attempt at this mail has begun.");
};

/** Stores how an attempt ended, unless another one has begun. */
export const settleAttempt = async (
  db: Database,
  { id, attempts }: Pick<OutboxMail, "id" | "attempts">,
  outcome: Readonly<{ state: MailState; reason: string | null; now: Date }>,
): Promise<void> => {
  await db
    .updateTable("outbox_mail")
    .set({
      state: outcome.state,
      reason: outcome.reason,
      settled_at: outcome.state === "waiting" ? null : outcome.now,
    })
    .where("id", "=", id)
    .where("attempts", "=", attempts)
    .execute();
};

/**
 * Takes a mail back before it leaves. Where no mails are sent, it is taken out of the mailbox.
 * @returns false for one that has left, or may have
 */
export const takeMailBack = async (trx: Database, id: string): Promise<boolean> => {
  const { numDeletedRows } = await trx
    .deleteFrom("outbox_mail")
    .where("id", "=", id)
    .where("attempts", "=", 0)
    .where("state", "in", ["waiting", "sent"])
    .executeTakeFirst();
  return numDeletedRows === 1n;
};

/** Null when the mail has been deleted. */
export const mailById = async (db: Database, id: string): Promise<OutboxMail | null> =>
  (await db.selectFrom("outbox_mail").selectAll().where("id", "=", id).executeTakeFirst()) ?? null;

/** Lets a mail that is refused or unknown be sent again, by hand. */
export const reopenMail = async (db: Database, id: string): Promise<void> => {
  await db
    .updateTable("outbox_mail")
    .set({ state: "waiting", settled_at: null })
    .where("id", "=", id)
    .where("state", "in", ["refused", "unknown"])
    .execute();
};

/** Ids of mails that are not settled, the oldest first. */
export const unsettledMails = async (db: Database): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom("outbox_mail")
    .select("id")
    .where("state", "in", ["waiting", "sending", "handed-over"])
    .orderBy("created_at")
    .execute();
  return rows.map(({ id }) => id);
};

/** Reads the newest mails, the newest first. */
export const newestMails = (db: Database, limit: number): Promise<readonly OutboxMail[]> =>
  db
    .selectFrom("outbox_mail")
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();

/** Counts mails by state, without the state `sent`, whose count only grows. */
export const countMails = async (
  db: Database,
): Promise<readonly Readonly<{ state: MailState; number: number }>[]> => {
  const rows = await db
    .selectFrom("outbox_mail")
    .select(["state", ({ fn }) => fn.countAll<number>().as("number")])
    .where("state", "!=", "sent")
    .groupBy("state")
    .execute();
  const counted = new Map(rows.map(({ state, number }) => [state, Number(number)]));
  return mailStates
    .filter((state) => state !== "sent")
    .map((state) => ({ state, number: counted.get(state) ?? 0 }));
};

/**
 * Deletes mails whose time in the outbox is over. @returns how many were deleted, at most `limit`
 */
export const sweepMails = (db: Database, now: Date, limit: number): Promise<number> =>
  deleteExpired(db, "outbox_mail", ["ends_at"], now, limit);

/** Deletes all mails to somebody, also those that are not sent yet. */
export const deleteMailsTo = async (trx: Database, recipient: string): Promise<void> => {
  await trx.deleteFrom("outbox_mail").where("recipient", "=", recipient).execute();
};
