import { createHash, randomBytes } from "node:crypto";
import { dropExpired } from "#platform/server/database/upkeep/drop-expired.ts";
import type { Database } from "#platform/server/database/tables.ts";

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    staff_device: { subject: string; id_hash: string; ends_at: Date };
  }
}

/** Seconds that a browser is known after its last sign-in; none keeps a cookie longer. */
export const deviceLasts = 400 * 86_400;

const deviceId = /^[\w-]{43}$/;

/** What a browser is known by: the word that it brought, or a new one when that is none of ours. */
export const deviceIdOf = (brought: string | undefined): string =>
  brought !== undefined && deviceId.test(brought) ? brought : randomBytes(32).toString("base64url");

const hashOf = (id: string): string => createHash("sha256").update(id).digest("hex");

export const isKnownDevice = async (db: Database, subject: string, id: string): Promise<boolean> =>
  (await db
    .selectFrom("staff_device")
    .select("subject")
    .where("subject", "=", subject)
    .where("id_hash", "=", hashOf(id))
    .executeTakeFirst()) !== undefined;

/** Notes that an account was used in a browser. @returns whether it never was before */
export const noteDevice = async (
  trx: Database,
  subject: string,
  id: string,
  now: Date,
): Promise<boolean> => {
  const ends_at = new Date(now.getTime() + deviceLasts * 1000);
  const id_hash = hashOf(id);
  const known = await trx
    .updateTable("staff_device")
    .set({ ends_at })
    .where("subject", "=", subject)
    .where("id_hash", "=", id_hash)
    .executeTakeFirst();
  if (known.numUpdatedRows > 0n) return false;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("staff_device")
    .values({ subject, id_hash, ends_at })
    .onConflict((conflict) => conflict.columns(["subject", "id_hash"]).doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) > 0;
};

/** Deletes browsers that have long not been used. @returns how many, at most `most` */
export const sweepDevices = (db: Database, now: Date, most: number): Promise<number> =>
  dropExpired(db, "staff_device", ["ends_at"], now, most);
