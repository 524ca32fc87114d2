import { type Generated, sql } from "kysely";
import type { Database } from "#platform/server/database/tables.ts";
import { deleteExpired } from "#platform/server/database/upkeep/drop-expired.ts";
import type { MailState } from "#platform/server/mail/outbox.ts";
import type { Language } from "#markets/market-type.ts";
import type { EventKey } from "../store.ts";
import type { MailKind } from "./mail-kinds.ts";

type EventMailTable = {
  market: string;
  id: Generated<string>;
  event_id: string;
  /** The same for all mails that were written at once. */
  sending_id: string;
  account_id: string;
  outbox_id: string;
  kind: MailKind;
  language: Language;
  subject: string;
  /** E-mail of the staff who wrote it; null for one that the product wrote by itself. */
  sender: string | null;
  written_at: Date;
  /** With the places of the event. */
  delete_at: Date;
};

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    /** What was mailed about events, one row a person. */
    event_mail: EventMailTable;
  }
}

/** Mails that are written at once. */
export type Sending = Readonly<{
  kind: MailKind;
  sender: string | null;
  writtenAt: Date;
  deleteAt: Date;
}>;

type SentTo = Readonly<{
  accountId: string;
  outboxId: string;
  language: Language;
  subject: string;
}>;

export const insertEventMails = async (
  trx: Database,
  { market, id }: EventKey,
  { kind, sender, writtenAt, deleteAt }: Sending,
  mails: readonly SentTo[],
): Promise<void> => {
  if (mails.length === 0) return;
  const sendingId = crypto.randomUUID();
  await trx
    .insertInto("event_mail")
    .values(
      mails.map(({ accountId, outboxId, language, subject }) => ({
        market,
        event_id: id,
        sending_id: sendingId,
        account_id: accountId,
        outbox_id: outboxId,
        kind,
        language,
        subject,
        sender,
        written_at: writtenAt,
        delete_at: deleteAt,
      })),
    )
    .execute();
};

/** The mails of an event with what the outbox knows of each; null once it has forgotten one. */
const mailsOfEvent = (db: Database, { market, id }: EventKey) =>
  db
    .selectFrom("event_mail")
    .leftJoin("outbox_mail", "outbox_mail.id", "event_mail.outbox_id")
    .where("event_mail.market", "=", market)
    .where("event_mail.event_id", "=", id);

export type CountedMails = Readonly<{
  id: string;
  kind: MailKind;
  sender: string | null;
  writtenAt: Date;
  language: Language;
  state: MailState | null;
  /** One of theirs: those of one language say the same. */
  subject: string;
  number: number;
}>;

/** How many were written at once in which language, and what has become of them; the newest first. */
export const countEventMails = (db: Database, key: EventKey): Promise<readonly CountedMails[]> =>
  mailsOfEvent(db, key)
    .select([
      "event_mail.sending_id as id",
      "event_mail.kind",
      "event_mail.sender",
      "event_mail.written_at as writtenAt",
      "event_mail.language",
      "outbox_mail.state",
      sql<string>`min(event_mail.subject)`.as("subject"),
      sql<number>`count(*)::integer`.as("number"),
    ])
    .groupBy([
      "event_mail.sending_id",
      "event_mail.kind",
      "event_mail.sender",
      "event_mail.written_at",
      "event_mail.language",
      "outbox_mail.state",
    ])
    .orderBy("event_mail.written_at", "desc")
    .orderBy("event_mail.sending_id")
    .orderBy("number", "desc")
    .execute();

export type MailToPerson = Readonly<{
  accountId: string;
  language: Language;
  subject: string;
  state: MailState | null;
  /** Why the last attempt failed. */
  reason: string | null;
  /** The address that it was sent to; null once the outbox has forgotten it. */
  recipient: string | null;
}>;

/** The mails that were written at once, those that failed first. */
export const mailsOfSending = (
  db: Database,
  key: EventKey,
  sendingId: string,
): Promise<readonly MailToPerson[]> =>
  mailsOfEvent(db, key)
    .select([
      "event_mail.account_id as accountId",
      "event_mail.language",
      "event_mail.subject",
      "outbox_mail.state",
      "outbox_mail.reason",
      "outbox_mail.recipient",
    ])
    .where("event_mail.sending_id", "=", sendingId)
    .orderBy(sql`coalesce(outbox_mail.state in ('refused', 'unknown'), false) desc`)
    .orderBy("event_mail.language")
    .orderBy("event_mail.id")
    .execute();

export const setMailDeletion = async (
  trx: Database,
  { market, id }: EventKey,
  deleteAt: Date,
): Promise<void> => {
  await trx
    .updateTable("event_mail")
    .set({ delete_at: deleteAt })
    .where("market", "=", market)
    .where("event_id", "=", id)
    .execute();
};

/** Deletes who was written to about events that are long over. */
export const deleteOldEventMails = (db: Database, now: Date, limit: number): Promise<number> =>
  deleteExpired(db, "event_mail", ["delete_at"], now, limit);
