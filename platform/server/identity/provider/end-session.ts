import { sql } from "kysely";
import type { Database } from "#platform/server/database/tables.ts";
import type {} from "./payload-table.ts";

/** Revokes grants with every code and token issued for them. */
export const endGrants = async (
  db: Database,
  provider: string,
  grants: readonly string[],
): Promise<void> => {
  if (grants.length === 0) return;
  await db
    .deleteFrom("oidc_payload")
    .where("provider", "=", provider)
    .where((row) =>
      row.or([row("grant_id", "in", grants), row("kind", "=", "Grant").and("id", "in", grants)]),
    )
    .execute();
};

const grantsOf = async (db: Database, provider: string, session: string): Promise<string[]> => {
  const rows = await db
    .selectFrom("oidc_payload")
    .select("grant_id")
    .distinct()
    .where("provider", "=", provider)
    .where(sql`payload->>'sessionUid'`, "=", session)
    .execute();
  return rows.flatMap(({ grant_id }) => grant_id ?? []);
};

/** The permanent uid of the provider's session; the cookie holds an id that changes. */
export const sessionUidOf = async (
  db: Database,
  provider: string,
  cookie: string | undefined,
): Promise<string | null> => {
  if (!cookie) return null;
  const row = await db
    .selectFrom("oidc_payload")
    .select("uid")
    .where("provider", "=", provider)
    .where("kind", "=", "Session")
    .where("id", "=", cookie)
    .executeTakeFirst();
  return row?.uid ?? null;
};

/** Deletes a session of the embedded provider, and everything issued or begun in it. */
export const endProviderSession = async (
  db: Database,
  provider: string,
  session: string,
): Promise<void> => {
  await db
    .deleteFrom("oidc_payload")
    .where("provider", "=", provider)
    .where((row) =>
      row.or([
        row("kind", "=", "Session").and("uid", "=", session),
        row("kind", "=", "Interaction").and(sql`payload->'session'->>'uid'`, "=", session),
      ]),
    )
    .execute();
  await endGrants(db, provider, await grantsOf(db, provider, session));
};

/** Deletes unfinished sign-ins, by the values of their cookies. */
export const endInteractions = async (
  db: Database,
  provider: string,
  cookies: readonly string[],
): Promise<void> => {
  if (cookies.length === 0) return;
  await db
    .deleteFrom("oidc_payload")
    .where("provider", "=", provider)
    .where("kind", "=", "Interaction")
    .where("id", "in", cookies)
    .execute();
};
