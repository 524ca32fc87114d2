import type { Database } from "#platform/server/database/tables.ts";
import type {} from "../provider/payload-table.ts";
import type { Realm } from "../realm.ts";

/**
 * Marks the state of a sign-in as used, in one statement: one callback begins one session, even
 * where the provider exchanges a code twice.
 * @returns false when it was used before
 */
export const useState = async (
  db: Database,
  realm: Pick<Realm, "name">,
  state: string,
  until: Date,
): Promise<boolean> => {
  const inserted = await db
    .insertInto("oidc_payload")
    .values({
      provider: realm.name,
      kind: "UsedState",
      id: state,
      payload: JSON.stringify({}),
      grant_id: null,
      uid: null,
      user_code: null,
      consumed_at: null,
      expires_at: until,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
};
