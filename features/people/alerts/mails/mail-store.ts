import type { Database } from "#platform/server/database/tables.ts";
import { deleteExpired } from "#platform/server/database/upkeep/drop-expired.ts";
import type { MailState } from "#platform/server/mail/outbox.ts";
import type { AlertOwner, WrittenMail } from "../contract.ts";

const dayMs = 86_400_000;

/** How long the link of a mail ends alerts. */
const linkDays = 400;

type NewMail = Readonly<{
  keyHash: string;
  outboxId: string;
  subject: string;
  events: number;
  now: Date;
}>;

/** @returns its id */
export const insertAlertMail = async (
  trx: Database,
  { accountId, market }: AlertOwner,
  { keyHash, outboxId, subject, events, now }: NewMail,
): Promise<string> => {
  const { id } = await trx
    .insertInto("alert_mail")
    .values({
      account_id: accountId,
      market,
      key_hash: keyHash,
      outbox_id: outboxId,
      subject,
      events,
      written_at: now,
      ends_at: new Date(now.getTime() + linkDays * dayMs),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
};

/** The mail whose link holds a key. */
export const mailOfKey = async (
  db: Database,
  market: string,
  keyHash: string,
): Promise<Readonly<{ id: string }> | null> =>
  (
    await db
      .selectFrom("alert_mail")
      .select(["id", "market"])
      .where("key_hash", "=", keyHash)
      .execute()
  ).find((mail) => mail.market === market) ?? null;

/** Null once the outbox has forgotten a mail. */
const outcomeOf = (state: MailState | null): WrittenMail["outcome"] => {
  if (state === "sent" || state === "refused") return state;
  return state === "waiting" || state === "sending" ? "leaving" : "unknown";
};

/** What was written to somebody since a moment, the newest first. */
export const writtenMails = async (
  db: Database,
  { accountId, market }: AlertOwner,
  since: Date,
): Promise<readonly WrittenMail[]> => {
  const rows = await db
    .selectFrom("alert_mail")
    .leftJoin("outbox_mail", "outbox_mail.id", "alert_mail.outbox_id")
    .select(["alert_mail.subject", "alert_mail.events", "alert_mail.written_at"])
    .select("outbox_mail.state")
    .where("alert_mail.account_id", "=", accountId)
    .where("alert_mail.market", "=", market)
    .where("alert_mail.written_at", ">=", since)
    .orderBy("alert_mail.written_at", "desc")
    .limit(100)
    .execute();
  return rows.map(({ subject, events, written_at: writtenAt, state }) => ({
    subject,
    events,
    writtenAt,
    outcome: outcomeOf(state),
  }));
};

export const deleteOldAlertMails = (db: Database, now: Date, limit: number): Promise<number> =>
  deleteExpired(db, "alert_mail", ["ends_at"], now, limit);
