import { z } from "zod";
import type { Database } from "#platform/server/database/tables.ts";
import type { ProviderAddress } from "#platform/server/identity/client/discovery.ts";
import type { Identity, IdentityReader } from "#platform/server/identity/realm.ts";
import type { RealmProvider } from "#platform/server/identity/realm-options.ts";
import { accountByEmail, accountById } from "./store.ts";

const claimsSchema = z.object({
  sub: z.string().min(1),
  email: z.email().max(254),
  name: z.string().max(120).catch(""),
  email_verified: z.literal(true).optional(),
});

/**
 * Null for an account without an e-mail, at which nobody could be reached, and for one whose e-mail
 * the provider says is not confirmed: it could be anybody's.
 */
const identityOf: IdentityReader = (claims): Identity | null => {
  const { data } = claimsSchema.safeParse(claims);
  if (!data) return null;
  const { sub, email, name } = data;
  return { subject: sub, email, name, scope: "visitor", picture: null, countries: null };
};

/** Signs in with the accounts of the database; the pages of the site ask who it is. */
const embeddedProvider = (db: Database): RealmProvider => ({
  external: null,
  asks: "elsewhere",
  clientId: "site",
  identityOf,
  accounts: {
    async byEmail(email) {
      const account = await accountByEmail(db, email);
      if (!account || account.password_hash === null) return null;
      return { id: account.id, passwordHash: account.password_hash };
    },
    async claimsOf(id) {
      const account = await accountById(db, id);
      return account ? { email: account.email, name: account.name } : null;
    },
    profileClaims: ["name"],
  },
});

/** @param external null for the embedded provider */
export const visitorProvider = (db: Database, external: ProviderAddress | null): RealmProvider =>
  external ? { external, identityOf } : embeddedProvider(db);
