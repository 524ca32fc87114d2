import type { Generated } from "kysely";
import type { Database } from "#platform/server/database/tables.ts";
import { normalizeEmail } from "#platform/server/identity/plain-email.ts";
import type { Role } from "#platform/roles.ts";

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    staff_account: {
      id: Generated<string>;
      email: string;
      name: string;
      role: Role;
      /** Null until somebody sets a password. */
      password_hash: string | null;
      created_at: Generated<Date>;
      version: Generated<number>;
      /** Null for all. */
      countries: Generated<string[] | null>;
      closed_at: Generated<Date | null>;
      password_set_at: Generated<Date | null>;
      /** Changes with each invitation, so that only the link of the last one is good. */
      invitation: Generated<string | null>;
      invited_until: Generated<Date | null>;
    };
  }
}

const accounts = (db: Database) => db.selectFrom("staff_account").selectAll();
const openAccounts = (db: Database) => accounts(db).where("closed_at", "is", null);

export const openAccountByEmail = (db: Database, email: string) =>
  openAccounts(db).where("email", "=", normalizeEmail(email)).executeTakeFirst();

export const openAccountById = (db: Database, id: string) =>
  openAccounts(db).where("id", "=", id).executeTakeFirst();

export const emailsWithAccount = async (
  db: Database,
  emails: readonly string[],
): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom("staff_account")
    .select("email")
    .where("email", "in", emails)
    .execute();
  return rows.map(({ email }) => email);
};

export const namesByEmail = async (
  db: Database,
  emails: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (emails.length === 0) return new Map();
  const rows = await db
    .selectFrom("staff_account")
    .select(["email", "name"])
    .where("email", "in", [...new Set(emails)])
    .execute();
  return new Map(rows.map(({ email, name }) => [email, name]));
};

export const hasAccounts = async (db: Database): Promise<boolean> =>
  (await accounts(db).limit(1).executeTakeFirst()) !== undefined;
