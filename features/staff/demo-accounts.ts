import type { Database } from "#platform/server/database/tables.ts";
import { hashPassword } from "#platform/server/identity/password.ts";
import type { Role } from "./policy.ts";
import { hasAccounts } from "./store.ts";

/** The demo's staff; production refuses to start with them. */
export const demoStaff: readonly Readonly<{
  email: string;
  name: string;
  role: Role;
  password: string;
}>[] = [
  { email: "admin@wayroam.test", name: "Sofia Greco", role: "admin", password: "wayroam-admin" },
  {
    email: "super@wayroam.test",
    name: "Daniel Ortega",
    role: "super-editor",
    password: "wayroam-super",
  },
  { email: "editor@wayroam.test", name: "Emma Clarke", role: "editor", password: "wayroam-editor" },
];

/** Makes the demo accounts on a database that has no staff yet. */
export const ensureDemoStaff = async (db: Database): Promise<void> => {
  if (await hasAccounts(db)) return;
  for (const { email, name, role, password } of demoStaff) {
    const row = { email, name, role, password_hash: await hashPassword(password) };
    await db
      .insertInto("staff_account")
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
};
