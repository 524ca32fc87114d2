import { sql } from "kysely";
import { recordAudits } from "#features/records/audit/store.ts";
import type { ResourceUser } from "../contract.ts";
import type { ResourceContext } from "../save.ts";
import { type StoredResource, travelColumnOf } from "../store.ts";

export type Pair = Readonly<{ replaced: StoredResource; by: StoredResource }>;

/** Gives travels another resource in the place of theirs, with an audit entry for each. */
export const moveTravels = async (
  { db: trx, market, actor, kind, refreshSearchVectors }: ResourceContext,
  { replaced, by }: Pair,
  travels: readonly ResourceUser[],
): Promise<void> => {
  const column = travelColumnOf[kind];
  if (column === null || travels.length === 0) return;
  const ids = travels.map(({ id }) => id);
  const reference = sql.ref(column);
  // A travel that has both keeps the one at its place.
  const moved =
    column === "badge_ids"
      ? sql`case when ${by.id}::uuid = any(badge_ids)
          then array_remove(badge_ids, ${replaced.id}::uuid)
          else array_replace(badge_ids, ${replaced.id}::uuid, ${by.id}::uuid) end`
      : sql`${by.id}::uuid`;
  await sql`
    update travel set ${reference} = ${moved}, version = version + 1, updated_at = now()
    where market = ${market} and id = any(${sql.val(ids)}::uuid[])`.execute(trx);
  await recordAudits(
    trx,
    travels.map(({ id, name }) => ({
      actor,
      market,
      action: "update",
      subject: "travel",
      subjectId: id,
      name,
      before: { [kind]: replaced.name },
      after: { [kind]: by.name },
    })),
  );
  await refreshSearchVectors(trx, market, ids);
};
