import type { Database } from "#platform/server/database/tables.ts";
import type {} from "../provider/payload-table.ts";
import type { Realm } from "../realm.ts";

/**
 * Takes the state of a sign-in, in one statement: one callback begins one session, even where the
 * provider exchanges a code twice.
 * @returns false where it was taken before
 */
export const takeState = async (
  db: Database,
  realm: Realm,
  state: string,
  until: Date,
): Promise<boolean> => {
  const taken = await db
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
  return taken !== undefined;
};
