import type { Database } from "#platform/server/database/tables.ts";
import { hashPassword } from "#platform/server/identity/password.ts";
import { normalizeEmail } from "#platform/server/identity/plain-email.ts";
import type { Role } from "#platform/roles.ts";
import { emailsWithAccount, hasAccounts } from "./accounts/store.ts";

type NewAccount = Readonly<{ email: string; name: string; role: Role; password: string }>;

/** Production refuses to start with these accounts. */
export const demoStaff: readonly NewAccount[] = [
  { email: "admin@wayroam.test", name: "Sofia Greco", role: "admin", password: "wayroam-admin" },
  {
    email: "super@wayroam.test",
    name: "Daniel Ortega",
    role: "super-editor",
    password: "wayroam-super",
  },
  { email: "editor@wayroam.test", name: "Emma Clarke", role: "editor", password: "wayroam-editor" },
];

const addAccount = async (db: Database, { email, name, role, password }: NewAccount) => {
  const row = {
    email: normalizeEmail(email),
    name,
    role,
    password_hash: await hashPassword(password),
    password_set_at: new Date(),
  };
  await db
    .insertInto("staff_account")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Creates the demo accounts unless the database has accounts. */
export const ensureDemoStaff = async (db: Database): Promise<void> => {
  if (await hasAccounts(db)) return;
  for (const account of demoStaff) await addAccount(db, account);
};

/**
 * Creates the first administrator unless the database has accounts.
 * @param configured null where the configuration names none
 */
export const ensureFirstAdmin = async (
  db: Database,
  configured: Readonly<{ email: string; password: string }> | null,
): Promise<void> => {
  if (!configured || (await hasAccounts(db))) return;
  await addAccount(db, { ...configured, name: configured.email, role: "admin" });
};

/** @throws Error if the database holds demo accounts, whose passwords are public */
export const assertNoDemoStaff = async (db: Database): Promise<void> => {
  const emails = demoStaff.map(({ email }) => email);
  const existing = await emailsWithAccount(db, emails);
  if (existing.length > 0)
    throw new Error(
      `The database holds demo accounts (${existing.join(", ")}). Production needs a database of its own: set DATABASE_URL or DATA_DIR.`,
    );
};
