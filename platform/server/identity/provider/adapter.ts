import { type Adapter, errors } from "oidc-provider";
import type { Database } from "#platform/server/database/tables.ts";
import { endGrants } from "./end-session.ts";
import type {} from "./payload-table.ts";

/** Stores what the embedded provider issues in the database, so that all processes share it. */
export const createAdapter =
  (db: Database, provider: string) =>
  (kind: string): Adapter => {
    const rows = () =>
      db
        .selectFrom("oidc_payload")
        .selectAll()
        .where("provider", "=", provider)
        .where("kind", "=", kind);
    const find = async (column: "id" | "uid" | "user_code", value: string) => {
      const row = await rows().where(column, "=", value).executeTakeFirst();
      if (!row || (row.expires_at && row.expires_at < new Date())) return undefined;
      return row.consumed_at
        ? { ...row.payload, consumed: Math.floor(row.consumed_at.getTime() / 1000) }
        : row.payload;
    };
    return {
      async upsert(id, payload, expiresIn) {
        const values = {
          payload: JSON.stringify(payload),
          grant_id: payload.grantId ?? null,
          uid: payload.uid ?? null,
          user_code: payload.userCode ?? null,
          expires_at: expiresIn ? new Date(Date.now() + expiresIn * 1000) : null,
        };
        await db
          .insertInto("oidc_payload")
          .values({ provider, kind, id, consumed_at: null, ...values })
          .onConflict((conflict) =>
            conflict.columns(["provider", "kind", "id"]).doUpdateSet(values),
          )
          .execute();
      },
      find: (id) => find("id", id),
      findByUid: (uid) => find("uid", uid),
      findByUserCode: (code) => find("user_code", code),
      async consume(id) {
        const consumed = await db
          .updateTable("oidc_payload")
          .set({ consumed_at: new Date() })
          .where("provider", "=", provider)
          .where("kind", "=", kind)
          .where("id", "=", id)
          .where("consumed_at", "is", null)
          .returning("id")
          .executeTakeFirst();
        if (consumed) return;
        // The provider saw the code unused, but another request was faster: one of the two stole
        // it.
        const row = await rows().where("id", "=", id).executeTakeFirst();
        if (row?.grant_id) await endGrants(db, provider, [row.grant_id]);
        throw new errors.InvalidGrant("used before");
      },
      async destroy(id) {
        await db
          .deleteFrom("oidc_payload")
          .where("provider", "=", provider)
          .where("kind", "=", kind)
          .where("id", "=", id)
          .execute();
      },
      async revokeByGrantId(grantId) {
        await db
          .deleteFrom("oidc_payload")
          .where("provider", "=", provider)
          .where("grant_id", "=", grantId)
          .execute();
      },
    };
  };
