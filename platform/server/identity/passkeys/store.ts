import type { Generated, Selectable } from "kysely";
import type { Database, Tables } from "#platform/server/database/tables.ts";

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    passkey: {
      id: Generated<string>;
      realm: string;
      account_id: string;
      credential_id: string;
      /** In base64url, as COSE has it. */
      public_key: string;
      counter: string | number;
      transports: string[];
      domain: string;
      user_agent: string;
      created_at: Date;
      used_at: Date | null;
    };
  }
}

export type StoredPasskey = Selectable<Tables["passkey"]>;

const longestUserAgent = 300;

/** The passkeys of an account, the newest first. */
export const passkeysOf = (
  db: Database,
  realm: string,
  accountId: string,
): Promise<readonly StoredPasskey[]> =>
  db
    .selectFrom("passkey")
    .selectAll()
    .where("realm", "=", realm)
    .where("account_id", "=", accountId)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();

export const passkeyByCredential = (
  db: Database,
  realm: string,
  credentialId: string,
): Promise<StoredPasskey | undefined> =>
  db
    .selectFrom("passkey")
    .selectAll()
    .where("realm", "=", realm)
    .where("credential_id", "=", credentialId)
    .executeTakeFirst();

export type NewPasskey = Readonly<{
  realm: string;
  accountId: string;
  credentialId: string;
  publicKey: string;
  counter: number;
  transports: readonly string[];
  domain: string;
  userAgent: string;
  now: Date;
}>;

/** @returns false for a credential that an account of the realm has already */
export const insertPasskey = async (trx: Database, passkey: NewPasskey): Promise<boolean> => {
  const { realm, counter, domain } = passkey;
  const row = await trx
    .insertInto("passkey")
    .values({
      realm,
      account_id: passkey.accountId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter,
      transports: [...passkey.transports],
      domain,
      user_agent: passkey.userAgent.slice(0, longestUserAgent),
      created_at: passkey.now,
      used_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
};

/**
 * Writes the counter that the authenticator said. One that counts goes up with each use; another
 * that stays at 0 does not count.
 * @returns false for a counter that was reached before, which a copy of the authenticator says
 */
export const countUse = async (
  db: Database,
  id: string,
  counter: number,
  now: Date,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable("passkey")
    .set({ counter, used_at: now })
    .where("id", "=", id)
    .where((row) =>
      row.or([
        row("counter", "<", counter),
        ...(counter === 0 ? [row("counter", "=", counter)] : []),
      ]),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};

/** @returns whether the account had it */
export const deletePasskey = async (
  trx: Database,
  realm: string,
  accountId: string,
  id: string,
): Promise<boolean> => {
  const { numDeletedRows } = await trx
    .deleteFrom("passkey")
    .where("realm", "=", realm)
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
};

/** @returns how many there were */
export const deletePasskeysOf = async (
  trx: Database,
  realm: string,
  accountId: string,
): Promise<number> => {
  const { numDeletedRows } = await trx
    .deleteFrom("passkey")
    .where("realm", "=", realm)
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};
