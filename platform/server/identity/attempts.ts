import { sql } from "kysely";
import { addressGroup } from "../http/connection/client-address.ts";
import type { Database } from "../database/tables.ts";
import { keyedHash } from "./seal.ts";

declare module "../database/tables.ts" {
  interface Tables {
    sign_in_attempt: { key: string; moments: Date[]; ends_at: Date };
  }
}

const period = 15 * 60_000;
const mostOfAccount = 5;
const mostOfAddress = 20;

export type Attempts = Readonly<{
  /**
   * Takes one attempt before anything is compared, so that no race compares more than there are.
   * @returns what to do after the comparison, or after how many seconds the next one may be made
   */
  begin(account: string, address: string): Promise<Attempt | Readonly<{ waitSeconds: number }>>;
}>;

export type Attempt = Readonly<{
  /** It was the right one: the account's count begins anew, and nothing is held against the address. */
  succeed(): Promise<void>;
  /** Nothing was compared. */
  giveBack(): Promise<void>;
}>;

export type AttemptsOptions = Readonly<{
  db: Database;
  secret: string;
  /** Tells the accounts of one kind of sign-in from those of another. */
  realm: string;
  now: () => Date;
}>;

/** Takes one of `most` places of the last quarter of an hour, in one statement. */
const burn = async (db: Database, key: string, most: number, now: Date): Promise<boolean> => {
  const endsAt = new Date(now.getTime() + period);
  const recent = sql`(
    select coalesce(array_agg(moment), '{}') from unnest(sign_in_attempt.moments) moment
    where moment > ${new Date(now.getTime() - period)}::timestamptz
  )`;
  const { rows } = await sql`
    insert into sign_in_attempt (key, moments, ends_at)
    values (${key}, array[${now}::timestamptz], ${endsAt})
    on conflict (key) do update
    set moments = ${recent} || excluded.moments, ends_at = excluded.ends_at
    where cardinality(${recent}) < ${most}
    returning key
  `.execute(db);
  return rows.length > 0;
};

/** Gives one place back; of several taken at the same moment, one alone. */
const unburn = (db: Database, key: string, moment: Date) => {
  const place = sql`array_position(moments, ${moment}::timestamptz)`;
  return sql`
    update sign_in_attempt
    set moments = moments[:${place} - 1] || moments[${place} + 1:]
    where key = ${key} and ${moment}::timestamptz = any(moments)
  `.execute(db);
};

/** Seconds until one of the places that were taken is free again, at least one. */
const waitFor = async (db: Database, key: string, most: number, now: Date): Promise<number> => {
  const { rows } = await sql<{ freeing: Date | null }>`
    select (
      select moment from unnest(moments) moment order by moment desc offset ${most - 1} limit 1
    ) as freeing
    from sign_in_attempt where key = ${key}
  `.execute(db);
  const freeing = rows[0]?.freeing?.getTime() ?? now.getTime() - period;
  return Math.max(1, Math.ceil((freeing + period - now.getTime()) / 1000));
};

/**
 * Counts wrong passwords and codes of the last quarter of an hour in the database, so that all
 * processes count as one: five of an account, whether there is such an account or not, and twenty
 * of an address. Neither an e-mail nor an address can be read from what is kept.
 */
export const createAttempts = ({ db, secret, realm, now }: AttemptsOptions): Attempts => {
  const keyOf = (kind: string, text: string) =>
    keyedHash(`${realm} ${kind} ${text}`, secret, "sign-in attempts");
  return {
    async begin(account, address) {
      const moment = now();
      const from = keyOf("address", addressGroup(address));
      const of = keyOf("account", account);
      if (!(await burn(db, from, mostOfAddress, moment)))
        return { waitSeconds: await waitFor(db, from, mostOfAddress, moment) };
      if (!(await burn(db, of, mostOfAccount, moment))) {
        await unburn(db, from, moment);
        return { waitSeconds: await waitFor(db, of, mostOfAccount, moment) };
      }
      return {
        async succeed() {
          await unburn(db, from, moment);
          await db.deleteFrom("sign_in_attempt").where("key", "=", of).execute();
        },
        async giveBack() {
          await unburn(db, from, moment);
          await unburn(db, of, moment);
        },
      };
    },
  };
};
