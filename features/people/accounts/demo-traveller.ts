import type { Database } from "#platform/server/database/tables.ts";
import { hashPassword } from "#platform/server/identity/password.ts";
import { accountByEmail, insertAccount } from "./store.ts";

/** Production refuses to start with this account. */
export const demoTraveller = {
  email: "traveller@wayroam.test",
  name: "Marta Conti",
  password: "wayroam-traveller",
} as const;

/** Makes the demo's account of a visitor, unless it is there. */
export const ensureDemoTraveller = async (db: Database, now: Date): Promise<void> => {
  const { email, name, password } = demoTraveller;
  if (await accountByEmail(db, email)) return;
  const passwordHash = await hashPassword(password);
  await insertAccount(db, {
    email,
    name,
    phone: null,
    passwordHash,
    marketing: false,
    market: "it-IT",
    now,
  });
};

/** @throws Error if the database holds the demo's account, whose password is public */
export const assertNoDemoTraveller = async (db: Database): Promise<void> => {
  if (await accountByEmail(db, demoTraveller.email))
    throw new Error(
      `The database holds the demo account ${demoTraveller.email}. Production needs a database of its own: set DATABASE_URL or DATA_DIR.`,
    );
};
