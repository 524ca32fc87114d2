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
      password_hash: string;
      created_at: Generated<Date>;
    };
  }
}

const accounts = (db: Database) => db.selectFrom("staff_account").selectAll();

export const accountByEmail = (db: Database, email: string) =>
  accounts(db).where("email", "=", normalizeEmail(email)).executeTakeFirst();

export const accountById = (db: Database, id: string) =>
  accounts(db).where("id", "=", id).executeTakeFirst();

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
