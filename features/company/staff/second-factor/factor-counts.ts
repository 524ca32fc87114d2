import { sql } from "kysely";
import type { Database } from "#platform/server/database/tables.ts";
import type { Role } from "#platform/roles.ts";
import { staffRealm } from "../realm.ts";
import type { ListedRules } from "../factors-contract.ts";
import { factorRules } from "./store.ts";

/** Whether a row of `staff_account` has what counts as a second factor. */
const hasFactor = sql<boolean>`(exists (
  select from staff_second_factor where staff_second_factor.account_id = staff_account.id
) or exists (
  select from passkey
  where passkey.realm = ${staffRealm.name} and passkey.account_id = staff_account.id::text
))`;

const openAccounts = (db: Database) =>
  db.selectFrom("staff_account").where("closed_at", "is", null);

export const accountHasFactor = async (db: Database, email: string): Promise<boolean> =>
  (await openAccounts(db)
    .select("id")
    .where("email", "=", email)
    .where(hasFactor)
    .executeTakeFirst()) !== undefined;

export const listedRules = async (db: Database): Promise<ListedRules> => {
  const rows = await openAccounts(db)
    .select(["role", (row) => row.fn.countAll<string>().as("all")])
    .select(sql<string>`count(*) filter (where ${hasFactor})`.as("withFactor"))
    .groupBy("role")
    .execute();
  const countsOf = (role: Role) => {
    const row = rows.find((counted) => counted.role === role);
    return { all: Number(row?.all ?? 0), withFactor: Number(row?.withFactor ?? 0) };
  };
  return {
    requiredFrom: await factorRules(db),
    accounts: {
      editor: countsOf("editor"),
      "super-editor": countsOf("super-editor"),
      admin: countsOf("admin"),
    },
  };
};

/** Accounts that need a second factor by now, have none, and are signed in all the same. */
export const signedInWithoutFactor = async (
  db: Database,
  realm: string,
  now: Date,
  limit: number,
): Promise<readonly string[]> => {
  const rows = await openAccounts(db)
    .select("id")
    .where(sql<boolean>`not ${hasFactor}`)
    .where(
      sql<boolean>`exists (
        select from staff_second_factor_rule rule
        where rule.role = staff_account.role
          and rule.required_from <= ${now.toISOString().slice(0, 10)}::date
      )`,
    )
    .where(
      sql<boolean>`exists (
        select from session
        where session.realm = ${realm} and session.subject = staff_account.id::text
      )`,
    )
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
};
