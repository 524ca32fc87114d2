import type { ProviderAddress } from "#platform/server/identity/client/discovery.ts";
import type { RealmProvider } from "#platform/server/identity/open-realm.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { identityReader, ownClaims, type RoleClaims } from "./claims.ts";
import { scopeOf } from "./policy.ts";
import { accountByEmail, accountById } from "./store.ts";

/** A company's own OpenID provider, and where it says which role somebody has. */
export type ExternalStaffProvider = ProviderAddress & RoleClaims;

/** Our own provider, which knows the accounts of the database. */
const embedded = (db: Database): RealmProvider => ({
  external: null,
  clientId: "backoffice",
  identityOf: identityReader(ownClaims),
  accounts: {
    async byEmail(typed) {
      const account = await accountByEmail(db, typed);
      return account ? { id: account.id, passwordHash: account.password_hash } : null;
    },
    async claimsOf(id) {
      const account = await accountById(db, id);
      if (!account) return null;
      const { email, name, role } = account;
      return { email, name, [ownClaims.scopeClaim]: scopeOf(role) };
    },
    profileClaims: ["name", ownClaims.scopeClaim],
  },
});

/** @param external null for the embedded provider */
export const staffProvider = (
  db: Database,
  external: ExternalStaffProvider | null,
): RealmProvider => (external ? { external, identityOf: identityReader(external) } : embedded(db));
