import { sql } from "kysely";
import { addressGroup } from "#platform/server/http/connection/client-address.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { deleteExpired } from "#platform/server/database/upkeep/drop-expired.ts";
import { keyedHash } from "#platform/server/identity/seal.ts";

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    form_attempt: { key: string; ends_at: Date };
  }
}

const windowMs = 15 * 60_000;
const maxPerAddress = 20;
/** Of all addresses together, so that many of them do not fill the database. */
const maxPerForm = 300;
/** Mails to one recipient, whom anybody can name. */
const maxPerRecipient = 3;

/**
 * Counts what is sent within a quarter of an hour, for all processes together. Of an address only a
 * hash is kept, from which it cannot be read.
 * @returns null where it may be sent, else the seconds until it may
 */
const countAttempt = (
  db: Database,
  key: string,
  limit: number,
  now: Date,
): Promise<number | null> =>
  db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
    const { total, first } = await trx
      .selectFrom("form_attempt")
      .select([sql<number>`count(*)::integer`.as("total"), sql<Date>`min(ends_at)`.as("first")])
      .where("key", "=", key)
      .where("ends_at", ">", now)
      .executeTakeFirstOrThrow();
    if (total >= limit) return Math.max(1, Math.ceil((first.getTime() - now.getTime()) / 1000));
    await trx
      .insertInto("form_attempt")
      .values({ key, ends_at: new Date(now.getTime() + windowMs) })
      .execute();
    return null;
  });

export type AttemptLimits = Readonly<{ db: Database; secret: string; now: () => Date }>;

/** @returns null where this address may send, else the seconds until it may */
export const limitAddress = (
  { db, secret, now }: AttemptLimits,
  address: string,
): Promise<number | null> => {
  const key = keyedHash(addressGroup(address), secret, "form attempts");
  return countAttempt(db, key, maxPerAddress, now());
};

/** Whether a mail may be sent to whom a visitor has named. */
export const mayWriteTo = async (
  { db, secret, now }: AttemptLimits,
  email: string,
): Promise<boolean> => {
  const key = keyedHash(email.toLowerCase(), secret, "form mails");
  return (await countAttempt(db, key, maxPerRecipient, now())) === null;
};

/** @returns null where the form may be sent, else the seconds until it may */
export const limitForm = ({ db, now }: AttemptLimits, formId: string): Promise<number | null> =>
  countAttempt(db, `form ${formId}`, maxPerForm, now());

export const deleteOldAttempts = (db: Database, now: Date, limit: number): Promise<number> =>
  deleteExpired(db, "form_attempt", ["ends_at"], now, limit);

/** Deletes what visitors have sent once its days are over. */
export const deleteOldSubmissions = (db: Database, now: Date, limit: number): Promise<number> =>
  deleteExpired(db, "form_submission", ["delete_at"], now, limit);
