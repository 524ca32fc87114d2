import { sql } from "kysely";
import type { Database } from "#platform/server/database/tables.ts";
import { type Role, roles } from "#platform/roles.ts";

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    staff_second_factor: {
      account_id: string;
      sealed_key: string;
      /** The step of the last code that was taken: this one and those before are used up. */
      last_step: string | number;
      since: Date;
    };
    staff_recovery_code: { account_id: string; code_mac: string };
    staff_second_factor_rule: { role: Role; required_from: string };
  }
}

/** The sealed key of the account's authenticator; null without one. */
export const sealedKeyOf = async (db: Database, accountId: string): Promise<string | null> => {
  const row = await db
    .selectFrom("staff_second_factor")
    .select("sealed_key")
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return row?.sealed_key ?? null;
};

/** Since when the account has an authenticator; null without one. */
export const factorSince = async (db: Database, accountId: string): Promise<Date | null> => {
  const row = await db
    .selectFrom("staff_second_factor")
    .select("since")
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return row?.since ?? null;
};

/** Uses up the code of a step, in one statement. @returns false for one that was used before */
export const useStep = async (db: Database, accountId: string, step: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable("staff_second_factor")
    .set({ last_step: step })
    .where("account_id", "=", accountId)
    .where("last_step", "<", step)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};

/** Uses up a recovery code. @returns false for one that there is not, or not any more */
export const useRecoveryCode = async (
  db: Database,
  accountId: string,
  mac: string,
): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom("staff_recovery_code")
    .where("account_id", "=", accountId)
    .where("code_mac", "=", mac)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
};

export const recoveryCodesLeft = async (db: Database, accountId: string): Promise<number> => {
  const { left } = await db
    .selectFrom("staff_recovery_code")
    .select((row) => row.fn.countAll<string>().as("left"))
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  return Number(left);
};

export type NewFactor = Readonly<{
  accountId: string;
  sealedKey: string;
  lastStep: number;
  codeMacs: readonly string[];
  now: Date;
}>;

/** @returns false where the account has an authenticator already */
export const insertFactor = async (
  trx: Database,
  { accountId, sealedKey, lastStep, codeMacs, now }: NewFactor,
): Promise<boolean> => {
  const row = await trx
    .insertInto("staff_second_factor")
    .values({ account_id: accountId, sealed_key: sealedKey, last_step: lastStep, since: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("account_id")
    .executeTakeFirst();
  if (!row) return false;
  await replaceRecoveryCodes(trx, accountId, codeMacs);
  return true;
};

/** Makes the codes before them void. */
export const replaceRecoveryCodes = async (
  trx: Database,
  accountId: string,
  codeMacs: readonly string[],
): Promise<void> => {
  await trx.deleteFrom("staff_recovery_code").where("account_id", "=", accountId).execute();
  await trx
    .insertInto("staff_recovery_code")
    .values(codeMacs.map((code_mac) => ({ account_id: accountId, code_mac })))
    .execute();
};

/** Takes the authenticator and its recovery codes away. @returns whether there was one */
export const deleteFactor = async (trx: Database, accountId: string): Promise<boolean> => {
  const { numDeletedRows } = await trx
    .deleteFrom("staff_second_factor")
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
};

/** From which day, in UTC, a role needs a second factor; null where it does not. */
export type FactorRules = Readonly<Record<Role, string | null>>;

export const factorRules = async (db: Database): Promise<FactorRules> => {
  const rows = await db
    .selectFrom("staff_second_factor_rule")
    .select(["role", sql<string>`required_from::text`.as("day")])
    .execute();
  const dayOf = (role: Role) => rows.find((row) => row.role === role)?.day ?? null;
  return { editor: dayOf("editor"), "super-editor": dayOf("super-editor"), admin: dayOf("admin") };
};

export const saveFactorRules = async (trx: Database, rules: FactorRules): Promise<void> => {
  await trx.deleteFrom("staff_second_factor_rule").execute();
  const required = roles.flatMap((role) => {
    const day = rules[role];
    return day === null ? [] : [{ role, required_from: day }];
  });
  if (required.length > 0)
    await trx.insertInto("staff_second_factor_rule").values(required).execute();
};

/** Whether the role of an account needs a second factor by now. */
export const needsFactor = async (db: Database, role: Role, now: Date): Promise<boolean> => {
  const day = (await factorRules(db))[role];
  return day !== null && day <= now.toISOString().slice(0, 10);
};
