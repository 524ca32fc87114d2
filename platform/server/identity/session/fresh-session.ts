import type { Database } from "#platform/server/database/tables.ts";
import type { SessionRealm } from "../realm.ts";
import type {} from "./table.ts";

/** So long somebody is believed to sit there still who has just signed in. */
const freshMs = 5 * 60_000;

/** Whether a session began just now, so that more may be changed than a browser left open allows. */
export const isFreshSession = async (
  db: Database,
  { name }: Pick<SessionRealm, "name">,
  idHash: string,
  now: Date,
): Promise<boolean> =>
  (await db
    .selectFrom("session")
    .select("id_hash")
    .where("realm", "=", name)
    .where("id_hash", "=", idHash)
    .where("created_at", ">", new Date(now.getTime() - freshMs))
    .executeTakeFirst()) !== undefined;
