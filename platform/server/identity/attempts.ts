import { sql } from "kysely";
import { addressGroup } from "../http/connection/client-address.ts";
import type { Database } from "../database/tables.ts";
import { keyedHash } from "./seal.ts";

declare module "../database/tables.ts" {
  interface Tables {
    sign_in_attempt: { key: string; moments: Date[]; ends_at: Date };
  }
}

const windowMs = 15 * 60_000;
const maxPerAccount = 5;
const maxPerAddress = 20;

export type Attempts = Readonly<{
  /**
   * Counts an attempt before the password is compared, so that concurrent guesses never exceed the
   * limit.
   * @param device by which a browser that the account knows has a count of its own, so that an
   *   attack on the account does not lock out its owner
   * @returns what to call after the comparison, or the seconds until the next attempt is allowed
   */
  begin(
    account: string,
    address: string,
    device?: string | null,
  ): Promise<Attempt | Readonly<{ waitSeconds: number }>>;
}>;

export type Attempt = Readonly<{
  /** The guess was right: resets the count of the account, or of its known device, and gives the address its attempt back. */
  succeed(): Promise<void>;
  /** Gives the attempt back, because nothing was compared. */
  giveBack(): Promise<void>;
}>;

export type AttemptsOptions = Readonly<{
  db: Database;
  secret: string;
  /** Separates the accounts of one realm from those of another. */
  realm: string;
  now: () => Date;
}>;

/**
 * Counts an attempt if fewer than `limit` were made in the last quarter of an hour; one statement,
 * so that no two processes exceed it.
 */
const countAttempt = async (
  db: Database,
  key: string,
  limit: number,
  now: Date,
): Promise<boolean> => {
  const endsAt = new Date(now.getTime() + windowMs);
  const recent = sql`(
    select coalesce(array_agg(moment), '{}') from unnest(sign_in_attempt.moments) moment
    where moment > ${new Date(now.getTime() - windowMs)}::timestamptz
  )`;
  const { rows } = await sql`
    insert into sign_in_attempt (key, moments, ends_at)
    values (${key}, array[${now}::timestamptz], ${endsAt})
    on conflict (key) do update
    set moments = ${recent} || excluded.moments, ends_at = excluded.ends_at
    where cardinality(${recent}) < ${limit}
    returning key
  `.execute(db);
  return rows.length > 0;
};

/** Removes one attempt; of several made at the same moment only one. */
const uncountAttempt = (db: Database, key: string, moment: Date) => {
  const position = sql`array_position(moments, ${moment}::timestamptz)`;
  return sql`
    update sign_in_attempt
    set moments = moments[:${position} - 1] || moments[${position} + 1:]
    where key = ${key} and ${moment}::timestamptz = any(moments)
  `.execute(db);
};

/** Seconds, at least one, until the oldest of the counted attempts expires. */
const waitFor = async (db: Database, key: string, limit: number, now: Date): Promise<number> => {
  const { rows } = await sql<{ freeing: Date | null }>`
    select (
      select moment from unnest(moments) moment order by moment desc offset ${limit - 1} limit 1
    ) as freeing
    from sign_in_attempt where key = ${key}
  `.execute(db);
  const freeing = rows[0]?.freeing?.getTime() ?? now.getTime() - windowMs;
  return Math.max(1, Math.ceil((freeing + windowMs - now.getTime()) / 1000));
};

/**
 * Limits guesses within a quarter of an hour: five for each account, whether it exists or not, five
 * for each of its known devices, and twenty for each address. They are counted in the database, for all processes together,
 * under hashes from which neither e-mail nor address can be read.
 */
export const createAttempts = ({ db, secret, realm, now }: AttemptsOptions): Attempts => {
  const keyOf = (kind: string, text: string) =>
    keyedHash(`${realm} ${kind} ${text}`, secret, "sign-in attempts");
  return {
    async begin(account, address, device = null) {
      const moment = now();
      const addressKey = keyOf("address", addressGroup(address));
      const accountKey =
        device === null ? keyOf("account", account) : keyOf("device", `${account} ${device}`);
      if (!(await countAttempt(db, addressKey, maxPerAddress, moment)))
        return { waitSeconds: await waitFor(db, addressKey, maxPerAddress, moment) };
      if (!(await countAttempt(db, accountKey, maxPerAccount, moment))) {
        await uncountAttempt(db, addressKey, moment);
        return { waitSeconds: await waitFor(db, accountKey, maxPerAccount, moment) };
      }
      return {
        async succeed() {
          await uncountAttempt(db, addressKey, moment);
          await db.deleteFrom("sign_in_attempt").where("key", "=", accountKey).execute();
        },
        async giveBack() {
          await uncountAttempt(db, addressKey, moment);
          await uncountAttempt(db, accountKey, moment);
        },
      };
    },
  };
};

/**
 * Limits what is done for an address or an e-mail, such as mails with codes, within a quarter of an
 * hour; counted as attempts are.
 * @param kind what is limited, in a word
 * @returns the seconds to wait; null where it may be done
 */
export const createLimit =
  ({ db, secret, realm, now }: AttemptsOptions, kind: string, limit: number) =>
  async (text: string): Promise<number | null> => {
    const key = keyedHash(`${realm} ${kind} ${text}`, secret, "sign-in attempts");
    return (await countAttempt(db, key, limit, now())) ? null : waitFor(db, key, limit, now());
  };
