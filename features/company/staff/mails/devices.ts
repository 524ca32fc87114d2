import { createHash, randomBytes } from "node:crypto";
import { deleteExpired } from "#platform/server/database/upkeep/drop-expired.ts";
import type { Database } from "#platform/server/database/tables.ts";

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    staff_device: { subject: string; id_hash: string; ends_at: Date };
  }
}

/**
 * A device expires this many seconds after its last sign-in; browsers keep no cookie for longer.
 */
export const deviceLifetimeSeconds = 400 * 86_400;

const deviceIdPattern = /^[\w-]{43}$/;

/** The id from the browser's cookie; a new one if the cookie is missing or malformed. */
export const deviceIdOf = (cookie: string | undefined): string =>
  cookie !== undefined && deviceIdPattern.test(cookie)
    ? cookie
    : randomBytes(32).toString("base64url");

const hashId = (id: string): string => createHash("sha256").update(id).digest("hex");

export const isKnownDevice = async (db: Database, subject: string, id: string): Promise<boolean> =>
  (await db
    .selectFrom("staff_device")
    .select("subject")
    .where("subject", "=", subject)
    .where("id_hash", "=", hashId(id))
    .executeTakeFirst()) !== undefined;

/** @returns true for the account's first sign-in in this browser */
export const recordDevice = async (
  trx: Database,
  subject: string,
  id: string,
  now: Date,
): Promise<boolean> => {
  const ends_at = new Date(now.getTime() + deviceLifetimeSeconds * 1000);
  const id_hash = hashId(id);
  const updated = await trx
    .updateTable("staff_device")
    .set({ ends_at })
    .where("subject", "=", subject)
    .where("id_hash", "=", id_hash)
    .executeTakeFirst();
  if (updated.numUpdatedRows > 0n) return false;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("staff_device")
    .values({ subject, id_hash, ends_at })
    .onConflict((conflict) => conflict.columns(["subject", "id_hash"]).doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) > 0;
};

/**
 * Deletes expired devices.
 * @returns how many, at most `limit`
 */
export const deleteExpiredDevices = (db: Database, now: Date, limit: number): Promise<number> =>
  deleteExpired(db, "staff_device", ["ends_at"], now, limit);
