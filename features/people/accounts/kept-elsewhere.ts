import type { Database } from "#platform/server/database/tables.ts";

/** Whose account it is, as other features know them. */
export type AccountOwner = Readonly<{ accountId: string; email: string }>;

/** What another feature keeps of the owner of an account. */
export type KeptElsewhere = Readonly<{
  /** Its name in the export, such as `requests`. */
  name: string;
  exported: (db: Database, owner: AccountOwner) => Promise<readonly object[]>;
  /**
   * Takes somebody who deletes their account out of what hangs on their e-mail; null where it hangs
   * on the account, whose rows go with it.
   */
  forget: ((trx: Database, email: string, now: Date) => Promise<void>) | null;
  /**
   * Takes an account, which is locked, out of what is counted, before it is deleted; left out where
   * nothing is.
   */
  leave?: (trx: Database, accountId: string) => Promise<void>;
}>;
