import type { Database } from "#platform/server/database/tables.ts";

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    /** What other features read of an account of staff. */
    known_account: { email: string; name: string };
  }
}

export const namesByEmail = async (
  db: Database,
  emails: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (emails.length === 0) return new Map();
  const rows = await db
    .selectFrom("known_account")
    .select(["email", "name"])
    .where("email", "in", [...new Set(emails)])
    .execute();
  return new Map(rows.map(({ email, name }) => [email, name]));
};
