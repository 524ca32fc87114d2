export type Accounts = Readonly<{
  /** Finds an account by the e-mail as it was typed, not normalised. */
  byEmail: (email: string) => Promise<Readonly<{ id: string; passwordHash: string }> | null>;
  /** Claims besides the account's id; null where there is no such account. */
  claimsOf: (id: string) => Promise<Readonly<Record<string, unknown>> | null>;
  /** The claims of the scope `profile`; `email` has its own scope. */
  profileClaims: readonly string[];
}>;
