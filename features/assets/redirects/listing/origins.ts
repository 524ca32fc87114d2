import { namesByEmail } from "#features/records/staff-accounts/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { MadeBy } from "../contract.ts";

/** Who made redirects, by id. */
export const originsOf = async (
  db: Database,
  market: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, MadeBy>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("redirect")
    .select(["id", "made_by", "made_how", "created_at"])
    .where("market", "=", market)
    .where("id", "in", ids)
    .execute();
  const names = await namesByEmail(
    db,
    rows.flatMap(({ made_by }) => made_by ?? []),
  );
  return new Map(
    rows.map(({ id, made_by, made_how, created_at }) => {
      const name = made_by === null ? null : (names.get(made_by) ?? null);
      return [id, { how: made_how, account: made_by, name, at: created_at.toISOString() }];
    }),
  );
};
