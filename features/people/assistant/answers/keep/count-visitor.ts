import { sql } from "kysely";
import { addressGroup } from "#platform/server/http/connection/client-address.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { keyedHash } from "#platform/server/identity/seal.ts";
import "../store.ts";

const windowMs = 60_000;
const maxTimes = 10;

type Asker = Readonly<{ address: string; secret: string; now: Date }>;

/**
 * Counts what a visitor sends within a minute, for all processes together. From a hash nobody reads
 * who asked. Call it in a transaction of its own, which stays also where the answer fails.
 * @param what questions and hand-overs are counted apart
 * @returns null where it may be asked, else the seconds until it may
 */
export const countVisitor = async (
  trx: Database,
  what: "question" | "handover",
  { address, secret, now }: Asker,
): Promise<number | null> => {
  const key = keyedHash(`${what} ${addressGroup(address)}`, secret, "chat");
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
  const { total, first } = await trx
    .selectFrom("chat_attempt")
    .select([
      sql<number>`count(*)::integer`.as("total"),
      sql<Date | null>`min(ends_at)`.as("first"),
    ])
    .where("key", "=", key)
    .where("ends_at", ">", now)
    .executeTakeFirstOrThrow();
  if (total >= maxTimes && first)
    return Math.max(1, Math.ceil((first.getTime() - now.getTime()) / 1000));
  const endsAt = new Date(now.getTime() + windowMs);
  await trx.insertInto("chat_attempt").values({ key, ends_at: endsAt }).execute();
  return null;
};
