import { namesByEmail } from "#features/records/staff-accounts/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { Actor } from "#platform/server/http/routes/access.ts";
import type { ListedResource, Resource, ResourceKind } from "../contract.ts";
import { nameStatesOf, ownMarketsOf } from "../names/store.ts";
import { travelCounts } from "../users.ts";

/** Who changed resources last, by id, as the audit knows it. */
const lastChangesOf = async (db: Database, market: string, ids: readonly string[]) => {
  if (ids.length === 0) return new Map<string, { by: string; at: string }>();
  const rows = await db
    .selectFrom("audit")
    .distinctOn("subject_id")
    .select(["subject_id as id", "actor", "at"])
    .where("subject", "=", "resource")
    .where("subject_id", "in", ids)
    .where("market", "=", market)
    .orderBy("subject_id")
    .orderBy("at", "desc")
    .execute();
  const names = await namesByEmail(
    db,
    rows.map(({ actor }) => actor),
  );
  return new Map(
    rows.map(({ id, actor, at }) => [id, { by: names.get(actor) ?? actor, at: at.toISOString() }]),
  );
};

/** Adds to resources of one kind what their list shows beside their fields. */
export const toListed = async (
  { db, market, actor }: Readonly<{ db: Database; market: string; actor: Actor }>,
  kind: ResourceKind,
  items: readonly Resource[],
): Promise<ListedResource[]> => {
  const ids = items.map(({ id }) => id);
  const travels = await travelCounts(db, market, kind);
  const names = await nameStatesOf(db, market, kind, ownMarketsOf(actor));
  const changes = await lastChangesOf(db, market, ids);
  return items.map((each) => ({
    ...each,
    travels: travels.get(each.id) ?? 0,
    names: names.get(each.id) ?? [],
    changed: changes.get(each.id) ?? null,
  }));
};
