import { sql } from "kysely";
import { addressGroup } from "#platform/server/http/connection/client-address.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { deleteExpired } from "#platform/server/database/upkeep/drop-expired.ts";
import { keyedHash } from "#platform/server/identity/seal.ts";

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    seat_request_attempt: { key: string; ends_at: Date };
  }
}

const windowMs = 60 * 60_000;
const maxRequests = 5;

type Asker = Readonly<{ address: string; email: string }>;

/** From a hash nobody reads who asked. */
const keysOf = ({ address, email }: Asker, secret: string): readonly string[] =>
  [
    `address ${addressGroup(address)}`,
    // Of an address with a tag, `nora+1@…`, the person is the same.
    `email ${email.toLowerCase().replace(/\+[^@]*@/, "@")}`,
  ]
    .map((text) => keyedHash(text, secret, "seat requests"))
    .toSorted();

/** Lets one request after the other in of an address and of an e-mail, until the transaction ends. */
export const lockAsker = async (trx: Database, asker: Asker, secret: string): Promise<void> => {
  // The keys are sorted, so that two who share one never wait for each other.
  for (const key of keysOf(asker, secret))
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
};

/**
 * Counts requests within an hour, of an address of the network and of an e-mail, for all processes
 * together. Whoever is counted was locked before.
 * @returns null where it may be asked, else the seconds until it may
 */
export const countRequest = async (
  trx: Database,
  asker: Asker,
  { secret, now }: Readonly<{ secret: string; now: Date }>,
): Promise<number | null> => {
  const keys = keysOf(asker, secret);
  const rows = await trx
    .selectFrom("seat_request_attempt")
    .select([
      "key",
      sql<number>`count(*)::integer`.as("total"),
      sql<Date>`min(ends_at)`.as("first"),
    ])
    .where("key", "in", keys)
    .where("ends_at", ">", now)
    .groupBy("key")
    .execute();
  const waits = rows
    .filter(({ total }) => total >= maxRequests)
    .map(({ first }) => Math.max(1, Math.ceil((first.getTime() - now.getTime()) / 1000)));
  if (waits.length > 0) return Math.max(...waits);
  const endsAt = new Date(now.getTime() + windowMs);
  await trx
    .insertInto("seat_request_attempt")
    .values(keys.map((key) => ({ key, ends_at: endsAt })))
    .execute();
  return null;
};

export const deleteOldRequestCounts = (db: Database, now: Date, limit: number): Promise<number> =>
  deleteExpired(db, "seat_request_attempt", ["ends_at"], now, limit);
