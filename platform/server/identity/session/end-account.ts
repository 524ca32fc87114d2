import { sql } from "kysely";
import type { Database } from "#platform/server/database/tables.ts";
import { endProviderSession } from "../provider/end-session.ts";
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

export type OwnSession = Readonly<{ idHash: string; userAgent: string; begunAt: Date }>;

/** The sessions of an account that have not ended, the newest first. */
export const sessionsOfAccount = async (
  db: Database,
  { name }: Pick<Realm, "name">,
  subject: string,
  now: Date,
): Promise<readonly OwnSession[]> => {
  const rows = await db
    .selectFrom("session")
    .select(["id_hash", "user_agent", "created_at"])
    .where("realm", "=", name)
    .where("subject", "=", subject)
    .where("idle_until", ">", now)
    .where("ends_at", ">", now)
    .orderBy("created_at", "desc")
    .orderBy("id_hash")
    .execute();
  return rows.map(({ id_hash, user_agent, created_at }) => ({
    idHash: id_hash,
    userAgent: user_agent,
    begunAt: created_at,
  }));
};

/** Ends those sessions of an account that are chosen, and what the embedded provider keeps of them. */
export const endChosenSessions = async (
  db: Database,
  { name }: Pick<Realm, "name">,
  subject: string,
  isChosen: (idHash: string) => boolean,
): Promise<void> => {
  const rows = await db
    .selectFrom("session")
    .select(["id_hash", "provider_session"])
    .where("realm", "=", name)
    .where("subject", "=", subject)
    .execute();
  for (const { id_hash, provider_session } of rows) {
    if (!isChosen(id_hash)) continue;
    await db
      .deleteFrom("session")
      .where("realm", "=", name)
      .where("id_hash", "=", id_hash)
      .execute();
    if (provider_session) await endProviderSession(db, name, provider_session);
  }
};
