import { sql } from "kysely";
import type { Database } from "#platform/server/database/tables.ts";
import type {} from "../provider/payload-table.ts";
import type { Realm } from "../realm.ts";
import type {} from "./table.ts";

/** Ends all sessions of an account, and what the embedded provider keeps of it: sessions, sign-ins that are not finished, grants and tokens. */
export const endSessionsOfAccount = async (
  db: Database,
  { name }: Pick<Realm, "name">,
  subject: string,
): Promise<void> => {
  await db.deleteFrom("session").where("realm", "=", name).where("subject", "=", subject).execute();
  await db
    .deleteFrom("oidc_payload")
    .where("provider", "=", name)
    .where((row) =>
      row.or([
        row(sql`payload->>'accountId'`, "=", subject),
        row(sql`payload->'session'->>'accountId'`, "=", subject),
        row(sql`payload->'result'->'login'->>'accountId'`, "=", subject),
      ]),
    )
    .execute();
};
