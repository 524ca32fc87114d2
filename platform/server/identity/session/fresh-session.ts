import type { Database } from "#platform/server/database/tables.ts";
import type { SessionRealm } from "../realm.ts";
import type {} from "./table.ts";

/** So long somebody is believed to sit there still who has just signed in. */
const freshMs = 5 * 60_000;

/**
 * A session that began just now, so that more may be changed than a browser left open allows; null
 * for an older one.
 */
export const freshSession = async (
  db: Database,
  { name }: Pick<SessionRealm, "name">,
  idHash: string,
  now: Date,
): Promise<Readonly<{ userAgent: string }> | null> => {
  const row = await db
    .selectFrom("session")
    .select("user_agent")
    .where("realm", "=", name)
    .where("id_hash", "=", idHash)
    .where("created_at", ">", new Date(now.getTime() - freshMs))
    .executeTakeFirst();
  return row ? { userAgent: row.user_agent } : null;
};
