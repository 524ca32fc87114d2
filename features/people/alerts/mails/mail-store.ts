import type { Database } from "#platform/server/database/tables.ts";
import { deleteExpired } from "#platform/server/database/upkeep/drop-expired.ts";
import type { AlertOwner } from "../store.ts";

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

export const deleteOldAlertMails = (db: Database, now: Date, limit: number): Promise<number> =>
  deleteExpired(db, "alert_mail", ["ends_at"], now, limit);
