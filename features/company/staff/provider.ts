import type { ProviderAddress } from "#platform/server/identity/client/discovery.ts";
import type { RealmProvider } from "#platform/server/identity/realm-options.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { identityReader, embeddedClaims, type RoleClaims } from "./claims.ts";
import type { SecondStep } from "#platform/server/identity/provider/second-step.ts";
import { scopeOf } from "./policy.ts";
import { openAccountByEmail, openAccountById } from "./accounts/store.ts";

export type ExternalStaffProvider = ProviderAddress & RoleClaims;

/** Signs in with the accounts of the database. */
const embeddedProvider = (db: Database, secondStep: SecondStep): RealmProvider => ({
  external: null,
  clientId: "backoffice",
  secondStep,
  passkeys: {
    label: "Sign in with a passkey",
    cancelled: "Nothing was sent. Try again, or use the password.",
    refused: "This passkey is not accepted here. Use the password.",
  },
  identityOf: identityReader(embeddedClaims),
  accounts: {
    async byEmail(email) {
      const account = await openAccountByEmail(db, email);
      if (!account || account.password_hash === null) return null;
      return { id: account.id, passwordHash: account.password_hash };
    },
    async claimsOf(id) {
      const account = await openAccountById(db, id);
      if (!account) return null;
      const { email, name, role, countries } = account;
      return { email, name, countries, [embeddedClaims.roleClaim]: scopeOf(role) };
    },
    profileClaims: ["name", "countries", embeddedClaims.roleClaim],
  },
});

/** @param external null for the embedded provider */
export const staffProvider = (
  db: Database,
  external: ExternalStaffProvider | null,
  secondStep: SecondStep,
): RealmProvider =>
  external ? { external, identityOf: identityReader(external) } : embeddedProvider(db, secondStep);
