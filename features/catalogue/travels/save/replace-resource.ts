import { sql } from "kysely";
import type { ResourceKind } from "#features/catalogue/resources/contract.ts";
import { travelColumnOf } from "#features/catalogue/resources/store.ts";
import type { Database } from "#platform/server/database/tables.ts";

/** Gives travels another resource of a kind in the place of theirs, as the caller audits. */
export const replaceInTravels = async (
  trx: Database,
  market: string,
  { kind, from, to }: Readonly<{ kind: ResourceKind; from: string; to: string }>,
  travelIds: readonly string[],
): Promise<void> => {
  const column = travelColumnOf[kind];
  if (column === null) return;
  // A travel that has both keeps the one at its place.
  const moved =
    column === "badge_ids"
      ? sql`case when ${to}::uuid = any(badge_ids)
          then array_remove(badge_ids, ${from}::uuid)
          else array_replace(badge_ids, ${from}::uuid, ${to}::uuid) end`
      : sql`${to}::uuid`;
  await sql`
    update travel set ${sql.ref(column)} = ${moved}, version = version + 1, updated_at = now()
    where market = ${market} and id = any(${sql.val([...travelIds])}::uuid[])`.execute(trx);
};
