import type { Generated, JSONColumnType, Selectable } from "kysely";
import { dropExpired } from "../database/upkeep/drop-expired.ts";
import type { Database } from "../database/tables.ts";
import type { Mail } from "./mail.ts";

/**
 * `waiting` for its first or next attempt; `sending` until the server takes the mail's content;
 * `handed-over` from then until the server has answered; then `sent`, `refused` for good, or
 * `unknown` where the answer never came: it may have been sent, so nobody sends it again by itself.
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
  /** The `Message-ID` of every attempt, by which a receiver knows a mail that comes twice. */
  message_id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  headers: JSONColumnType<Record<string, string>>;
  state: MailState;
  attempts: number;
  /** Why the last attempt did not send it. */
  reason: string | null;
  created_at: Date;
  settled_at: Date | null;
  /** When it is deleted, whatever has become of it. */
  ends_at: Date;
};

declare module "../database/tables.ts" {
  interface Tables {
    outbox_mail: OutboxTable;
  }
}

export type OutboxMail = Selectable<OutboxTable>;

const day = 86_400_000;
const keptFor = 30 * day;

/** @returns its id */
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
      ends_at: new Date(now.getTime() + keptFor),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
};

/** Begins an attempt; null when the mail is in no state for one. Its number tells it from others. */
export const beginAttempt = async (db: Database, id: string): Promise<OutboxMail | null> =>
  (await db
    .updateTable("outbox_mail")
    .set(({ eb }) => ({ state: "sending", attempts: eb("attempts", "+", 1) }))
    .where("id", "=", id)
    .where("state", "in", ["waiting", "sending"])
    .returningAll()
    .executeTakeFirst()) ?? null;

/**
 * Writes down that the server now takes the content. From here on nobody can tell whether a mail
 * whose attempt breaks off was sent.
 * @throws Error when another attempt has begun meanwhile: this one has to break off
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

/** Writes down how an attempt ended, unless another has begun. */
export const settleAttempt = async (
  db: Database,
  { id, attempts }: Pick<OutboxMail, "id" | "attempts">,
  settled: Readonly<{ state: MailState; reason: string | null; now: Date }>,
): Promise<void> => {
  await db
    .updateTable("outbox_mail")
    .set({
      state: settled.state,
      reason: settled.reason,
      settled_at: settled.state === "waiting" ? null : settled.now,
    })
    .where("id", "=", id)
    .where("attempts", "=", attempts)
    .execute();
};

/** A mail by its id; null when it is gone. */
export const mailById = async (db: Database, id: string): Promise<OutboxMail | null> =>
  (await db.selectFrom("outbox_mail").selectAll().where("id", "=", id).executeTakeFirst()) ?? null;

/** Lets a mail that was refused, or of which nobody knows, be sent once more: somebody asks for it by hand. */
export const reopenMail = async (db: Database, id: string): Promise<void> => {
  await db
    .updateTable("outbox_mail")
    .set({ state: "waiting", settled_at: null })
    .where("id", "=", id)
    .where("state", "in", ["refused", "unknown"])
    .execute();
};

/** The mails of which it is not yet known what becomes of them. */
export const openMails = async (db: Database): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom("outbox_mail")
    .select("id")
    .where("state", "in", ["waiting", "sending", "handed-over"])
    .orderBy("created_at")
    .execute();
  return rows.map(({ id }) => id);
};

/** The newest mails, the newest first. */
export const newestMails = (db: Database, most: number): Promise<readonly OutboxMail[]> =>
  db
    .selectFrom("outbox_mail")
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(most)
    .execute();

/** How many mails there are in each state; those that are sent are not counted, since they only grow. */
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

/** Deletes old mails. @returns how many, at most `most` */
export const sweepMails = (db: Database, now: Date, most: number): Promise<number> =>
  dropExpired(db, "outbox_mail", ["ends_at"], now, most);
